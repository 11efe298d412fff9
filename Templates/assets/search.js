"use strict";

/** Finding, without a page: normalizer, index, ranking. Pure, so tests run it outside a browser. */
const Search = (() => {
  /** How well a word fits, best first. A result is as good as the worst of its words. */
  const fit = {
    exact: 0,
    prefix: 1,
    wordPrefix: 2,
    middle: 3,
    fact: 4, // a type, an ability, a region, a generation
    factPrefix: 5,
    aliasExact: 6, // a name in another language
    aliasPrefix: 7,
    aliasWordPrefix: 8,
    aliasMiddle: 9,
    near: 10, // and one more for each typing error
    none: 99,
  };

  const letters = { ß: "ss", æ: "ae", œ: "oe", ς: "σ", "♀": " f ", "♂": " m " };

  /** Katakana stands 96 places after hiragana. */
  const katakana = (hiragana) => String.fromCharCode(hiragana.charCodeAt(0) + 96);

  /** The words of a text in one form for names and queries: as SearchNormalizer.swift has it. */
  const normalize = (text) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[\u0300-\u036f'‘’ʼ`\p{Cf}\p{VS}]/gu, "")
      .replace(/[ßæœς♀♂]/gu, (letter) => letters[letter])
      .replace(/[\u3041-\u3096\u309d\u309e]/gu, katakana)
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
      .trim()
      .normalize("NFC");

  /** A normalized name as it is compared: its words, and all of them in one. */
  const term = (normal) => ({ words: normal.split(" "), key: normal.replaceAll(" ", "") });

  /** The fewest letters to insert, drop, change or swap with a neighbor; Infinity above `limit`. */
  const errors = (a, b, limit) => {
    if (Math.abs(a.length - b.length) > limit) return Infinity;
    let before = [];
    let last = [];
    let row = Array.from({ length: b.length + 1 }, (_, place) => place);
    for (let i = 1; i <= a.length; i++) {
      [before, last, row] = [last, row, [i]];
      let least = i;
      for (let j = 1; j <= b.length; j++) {
        const same = a[i - 1] === b[j - 1];
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
        least = Math.min(least, row[j]);
      }
      if (least > limit) return Infinity;
    }
    return row[b.length] > limit ? Infinity : row[b.length];
  };

  /** How many typing errors a word may have. Letters of other scripts say more than Latin ones. */
  const tolerance = (word) => {
    if (!/^[a-z0-9]*$/.test(word)) return word.length < 3 ? 0 : 1;
    return word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  };

  const fitOfName = (word, name) => {
    if (name.key === word) return fit.exact;
    if (name.key.startsWith(word)) return fit.prefix;
    if (name.words.some((part) => part.startsWith(word))) return fit.wordPrefix;
    // One Latin letter stands in the middle of most names.
    const tells = word.length > 1 || word > "z";
    return tells && name.key.includes(word) ? fit.middle : fit.none;
  };

  const fitOfFact = (word, fact) => {
    if (fact.key === word || fact.words.includes(word)) return fit.fact;
    const begins = [fact.key, ...fact.words].some((part) => part.startsWith(word));
    return word.length > 1 && begins ? fit.factPrefix : fit.none;
  };

  const fitOfAlias = (word, alias) => {
    const found = fitOfName(word, alias);
    return found === fit.none ? found : fit.aliasExact + found;
  };

  const fitOfNear = (word, name) => {
    const limit = tolerance(word);
    if (!limit) return fit.none;
    const least = [name.key, ...name.words].map((part) => errors(word, part, limit));
    return Math.min(fit.none, fit.near + Math.min(...least));
  };

  const best = (fits) => fits.reduce((a, b) => Math.min(a, b), fit.none);

  /** The list that `[first, last, first, last, …]` stands for. */
  const unfold = (runs) => {
    const numbers = [];
    for (let place = 0; place < runs.length; place += 2) {
      for (let number = runs[place]; number <= runs[place + 1]; number++) numbers.push(number);
    }
    return numbers;
  };

  /** The places of types and abilities in `eh0,1  b2,3`; an empty word repeats the last. */
  const traits = (text) => {
    let last = "";
    return text.split(" ").map((word) => {
      last = word || last;
      const [, letters, places] = /^([a-z]*)(.*)$/.exec(last);
      return {
        types: Array.from(letters, (letter) => letter.charCodeAt(0) - 97),
        abilities: places ? places.split(",").map(Number) : [],
      };
    });
  };

  /** The Japanese names that SearchNames.swift packed. */
  const unpack = (column) =>
    column
      .replace(/[#-{}~]/g, (byte) => String.fromCharCode(byte.charCodeAt(0) - 0x23 + 0x30a1))
      .normalize("NFKC");

  /** All that can be found. */
  class Index {
    /** `file` is `/search/index.<language>.<hash>.json`; see SearchIndex.swift. */
    constructor(file) {
      const typeNames = file.types.map((type) => term(normalize(type.name)));
      const abilityNames = file.abilities.map((name) => term(normalize(name)));
      const found = traits(file.traits);
      this.types = file.types;
      this.folds = new Map();
      this.entries = unfold(file.numbers).map((number, place) => {
        const name = file.names[place];
        const normal = normalize(name);
        const { types, abilities } = found[place];
        const spelled = name.replace("♀", " female").replace("♂", " male");
        return {
          number,
          name,
          slug: file.slugs[number] ?? normal.replaceAll(" ", "-"),
          types: types.map((type) => file.types[type]),
          picture: file.picture && file.picture[0] + number + file.picture[1],
          term: term(normal),
          facts: [
            ...types.map((type) => typeNames[type]),
            ...abilities.map((ability) => abilityNames[ability]),
          ],
          aliases: spelled === name ? [] : [term(normalize(spelled))],
        };
      });
      this.addGenerations(file.generations);
    }

    addGenerations(generations) {
      const byNumber = new Map(this.entries.map((entry) => [entry.number, entry]));
      const starts = new Set(["gen"]);
      this.numerals = new Map();
      for (const { id, name, region, numbers } of generations) {
        const words = normalize(name).split(" ");
        if (words.length > 1) starts.add(words[0]);
        this.numerals.set(words.at(-1), id).set(String(id), id);
        const home = region && term(normalize(region));
        for (const number of unfold(numbers)) {
          const entry = byNumber.get(number);
          entry.generation = id;
          if (home) entry.facts.push(home);
        }
      }
      const start = [...starts].join("|");
      const numeral = [...this.numerals.keys()].join("|");
      this.generationPattern = new RegExp(`(?<= )(?:${start}) ?(${numeral})(?= )`, "g");
    }

    /** Adds names in other languages. `file` is `/search/names.<language>.<hash>.json`. */
    add(file) {
      for (const [language, column] of Object.entries(file.names)) {
        const names = language === "ja" ? unpack(column) : column;
        names.split("|").forEach((name, place) => {
          if (name) this.entries[place].aliases.push(term(name));
        });
      }
      const [from, to] = file.folds.map((letters) => [...letters]);
      from.forEach((letter, place) => this.folds.set(letter, to[place]));
      this.isWhole = true;
    }

    /** The words of a query; `gen 2` is one, `{ generation: 2 }`. */
    words(text) {
      const fold = (letter) => this.folds.get(letter) ?? letter;
      const folded = Array.from(normalize(text), fold).join("");
      // No normalized word has an equals sign.
      const mark = (_, numeral) => `=${this.numerals.get(numeral)}`;
      return ` ${folded} `
        .replace(this.generationPattern, mark)
        .split(" ")
        .filter((word) => word)
        .map((word) => (word[0] === "=" ? { generation: Number(word.slice(1)) } : { text: word }));
    }

    /** What fits all words, any of the types, any of the generations: best first, then by number. */
    find({ text = "", types = [], generations = [] }) {
      const words = this.words(text);
      if (!words.length && !types.length && !generations.length) return [];
      const fits = this.fitsOf(words);
      return this.entries
        .map((entry, place) => {
          const own = fits.map((column) => column[place]);
          return { entry, worst: Math.max(0, ...own), sum: own.reduce((a, b) => a + b, 0) };
        })
        .filter(({ entry, worst }) => {
          if (worst >= fit.none) return false;
          if (generations.length && !generations.includes(entry.generation)) return false;
          return !types.length || entry.types.some((type) => types.includes(type.slug));
        })
        .sort((a, b) => a.worst - b.worst || a.sum - b.sum || a.entry.number - b.entry.number)
        .map(({ entry }) => entry);
    }

    /** A column for each word; where all of them make up a name (`mr mime`), that name's fit. */
    fitsOf(words) {
      const phrase = words.map((word) => word.text ?? "").join("");
      const columns = words.map((word) => this.column(word));
      if (words.length < 2 || words.some((word) => word.generation)) return columns;
      const whole = this.column({ text: phrase });
      const better = (value, place) => (whole[place] < fit.near ? whole[place] : value);
      return columns.map((column) => column.map(better));
    }

    /** How well a word fits each entry. Only a word that fits none may have typing errors. */
    column(word) {
      const strict = this.entries.map((entry) => this.strictFit(word, entry));
      if (!word.text || !this.isWhole || best(strict) < fit.none) return strict;
      const near = (name) => fitOfNear(word.text, name);
      return this.entries.map(({ term, facts, aliases }) =>
        best([term, ...facts, ...aliases].map(near)),
      );
    }

    strictFit({ text, generation }, entry) {
      if (generation) return entry.generation === generation ? fit.fact : fit.none;
      if (/^\d+$/.test(text) && Number(text) === entry.number) return fit.exact;
      const name = fitOfName(text, entry.term);
      if (name < fit.none) return name;
      const fact = best(entry.facts.map((fact) => fitOfFact(text, fact)));
      if (fact < fit.none) return fact;
      return best(entry.aliases.map((alias) => fitOfAlias(text, alias)));
    }
  }

  return { Index, errors, normalize };
})();
