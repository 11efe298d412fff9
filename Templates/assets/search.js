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

  /** A text as it is compared: no blanks. */
  const key = (text) => normalize(text).replaceAll(" ", "");

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

  /** The place that a letter stands for. */
  const code = (letter) => letter.charCodeAt(0) - 97;

  /** The places of types and abilities that SearchIndex.swift wrote; an empty word repeats. */
  const traits = (text) => {
    let last;
    let count = 0;
    return text.split(" ").map((word) => {
      if (!word && last) return last;
      const [, letters, marks] = /^([a-z]*)(.*)$/.exec(word);
      const place = (mark) => (mark === "+" ? count++ : parseInt(mark, 36));
      const abilities = (marks.match(/\+|../g) ?? []).map(place);
      last = { types: Array.from(letters, code), abilities };
      return last;
    });
  };

  /** The letters that PackedText.swift wrote as steps from each to the next. */
  const unfoldLetters = (steps) => {
    let value = 0;
    const letter = (step) => String.fromCodePoint((value += step.codePointAt(0) - 0x20));
    return Array.from(steps, letter);
  };

  /** The lines that PackedText.swift packed. */
  const unpack = ([text, ...tables]) => {
    const letters = tables.flatMap(unfoldLetters);
    const letter = (mark) => {
      const value = mark.codePointAt(0);
      return letters[value - 0x23 - (value > 0x5c) - (value > 0x7c)];
    };
    return (letters.length ? text.replace(/[^ |\n]/gu, letter) : text).split("\n");
  };

  /** What stands between the bars of a line. */
  const terms = (line) => line.split("|").map((name) => name && term(name));

  /** All that can be found. */
  class Index {
    /** `file` is `/search/index.<language>.<hash>.json`; see SearchIndex.swift. */
    constructor(file) {
      const typeNames = file.types.map((type) => term(normalize(type.name)));
      const abilityNames = file.abilities.map((name, place) => ({ ...term(normalize(name)), place }));
      const found = traits(file.traits);
      this.language = file.language;
      this.types = file.types;
      this.abilities = [...file.abilities].sort((a, b) => a.localeCompare(b, file.language));
      this.folds = new Map();
      this.files = file.files.map(({ path, letters }) => {
        return { path, letters: new RegExp(`[${letters}]`, "u") };
      });
      this.entries = unfold(file.numbers).map((number, place) => {
        const name = file.names[place];
        const normal = normalize(name);
        const slug = normal.replaceAll(" ", "-");
        const rest = file.slugs[number];
        const { types, abilities } = found[place];
        const spelled = name.replace("♀", " female").replace("♂", " male");
        return {
          number,
          name,
          slug: rest?.[0] === "-" ? slug + rest : (rest ?? slug),
          types: types.map((type) => file.types[type]),
          picture: file.picture && file.picture[0] + number + file.picture[1],
          term: term(normal),
          abilities: abilities.map((ability) => abilityNames[ability]),
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
      const [after, before] = [`(?:${start}) ?(${numeral})`, `(${numeral}) ?[a-z]{0,2} (?:${start})`];
      this.generationPattern = new RegExp(`(?<= )(?:${after}|${before})(?= )`, "g");
    }

    /** The files of names, not yet added, that the letters of a query ask for. */
    missing(text) {
      const asked = key(text);
      return this.files.filter(({ isThere, letters }) => !isThere && letters.test(asked));
    }

    /**
     * Adds names in other languages and forms, the content of one of the `files`:
     * `/search/names.<language>.<script>.<hash>.json`; see SearchNames.swift.
     */
    add(file, { names, forms = "", folds = ["", ""] }) {
      const addFacts = (entry, facts) => entry.facts.push(...facts.filter((fact) => fact));
      for (const lines of Object.values(names).map(unpack)) {
        const [species, types, abilities] = lines.map(terms);
        this.entries.forEach((entry, place) => {
          if (species[place]) entry.aliases.push(species[place]);
          addFacts(entry, entry.types.map((type) => types[this.types.indexOf(type)]));
          addFacts(entry, entry.abilities.map(({ place }) => abilities[place]));
        });
      }
      terms(forms).forEach((words, place) => addFacts(this.entries[place], [words]));
      const to = [...folds[1]];
      unfoldLetters(folds[0]).forEach((letter, place) => this.folds.set(letter, to[place]));
      file.isThere = true;
    }

    /** Adds what filters ask for. `file` is `/search/facets.<hash>.json`; see SearchFacets.swift. */
    addFacets(file) {
      const kinds = Object.entries(file.kinds).map(([kind, runs]) => [kind, new Set(unfold(runs))]);
      const eggGroups = file.eggs.split(" ");
      const columns = unpack(file.stats);
      this.entries.forEach((entry, place) => {
        const stats = columns.map((column) => column.codePointAt(place) - 0x100);
        const total = stats.reduce((a, b) => a + b);
        // What is unknown is in no range.
        entry.measures = [...stats, total, file.height[place], file.weight[place] ?? NaN];
        entry.egg = [...eggGroups[place]].map((letter) => file.eggGroups[code(letter)]);
        entry.color = file.colors[code(file.color[place])];
        entry.kind = kinds.filter(([, numbers]) => numbers.has(entry.number)).map(([kind]) => kind);
      });
      this.measures = file.measures;
      this.chart = file.chart;
    }

    /** How much damage of a type an entry takes, abilities aside; NaN for what is no type. */
    damage(type, entry) {
      const row = this.chart[this.types.findIndex(({ slug }) => slug === type)];
      return entry.types.reduce((factor, its) => {
        const digit = row?.[this.types.indexOf(its)];
        return factor * (digit === "5" ? 0.5 : Number(digit ?? NaN));
      }, 1);
    }

    /** The words of a query; `gen 2` is one, `{ generation: 2 }`. */
    words(text) {
      const fold = (letter) => this.folds.get(letter) ?? letter;
      // As words of their own the signs would be the first letters of many names.
      const spelled = text.replace(/(?<!\S)♀/g, "female ").replace(/(?<!\S)♂/g, "male ");
      const folded = Array.from(normalize(spelled), fold).join("");
      // No normalized word has an equals sign.
      const mark = (_, after, before) => `=${this.numerals.get(after ?? before)}`;
      return ` ${folded} `
        .replace(this.generationPattern, mark)
        .split(" ")
        .filter((word) => word)
        .map((word) => (word[0] === "=" ? { generation: Number(word.slice(1)) } : { text: word }));
    }

    /**
     * What a query finds: best first, or as its `sort` says. A query is the `URLSearchParams` of the
     * search page's address, by the names of its form's controls.
     */
    find(query) {
      const filters = this.filters(query);
      const words = this.words(query.get("q") ?? "");
      if (!words.length && !filters.length && !query.has("sort")) return [];
      const found = this.ranked(words).filter((entry) => filters.every((fits) => fits(entry)));
      return query.has("sort") ? this.sorted(found, query) : found;
    }

    /** What fits all words, best first, then by number. The last answer is kept. */
    ranked(words) {
      const asked = JSON.stringify([words, this.files]);
      if (this.asked === asked) return this.answer;
      const fits = this.fitsOf(words);
      const rank = (entry, place) => {
        const own = fits.map((column) => column[place]);
        return { entry, worst: Math.max(0, ...own), sum: own.reduce((a, b) => a + b, 0) };
      };
      this.asked = asked;
      this.answer = this.entries
        .map(rank)
        .filter(({ worst }) => worst < fit.none)
        .sort((a, b) => a.worst - b.worst || a.sum - b.sum || a.entry.number - b.entry.number)
        .map(({ entry }) => entry);
      return this.answer;
    }

    /** What each filter of a query asks of an entry. */
    filters(query) {
      const filters = [];
      const add = (name, test, all) => {
        const values = query.getAll(name);
        if (!values.length) return;
        filters.push((entry) => values[all ? "every" : "some"]((value) => test(entry, value)));
      };
      const has = ({ types }, type) => types.some(({ slug }) => slug === type);
      add("type", has, query.get("match") === "all");
      add("not", (entry, type) => !has(entry, type), true);
      add("gen", ({ generation }, id) => String(generation) === id);
      add("ability", ({ abilities }, name) => {
        const wanted = key(name);
        return abilities.some((ability) => ability.key.startsWith(wanted));
      });
      for (const name of ["egg", "color", "kind"]) {
        add(name, (entry, value) => entry[name].includes(value));
      }
      add("resists", (entry, type) => this.damage(type, entry) < 1, true);
      add("immune", (entry, type) => this.damage(type, entry) === 0, true);
      add("weak", (entry, type) => this.damage(type, entry) > 1, true);
      this.measures?.forEach((name, place) => {
        add(`${name}-min`, ({ measures }, least) => measures[place] >= least);
        add(`${name}-max`, ({ measures }, most) => measures[place] <= most);
      });
      return filters;
    }

    /** By name from A, by number from 1, by a measure from the highest; or the other way around. */
    sorted(entries, query) {
      const key = query.get("sort");
      const place = this.measures?.indexOf(key) ?? -1;
      const compare =
        place >= 0
          ? (a, b) => (b.measures[place] || 0) - (a.measures[place] || 0)
          : key === "name"
            ? (a, b) => a.name.localeCompare(b.name, this.language)
            : () => 0;
      const way = query.has("reverse") ? -1 : 1;
      return [...entries].sort((a, b) => way * (compare(a, b) || a.number - b.number));
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
      if (!word.text || this.missing(word.text).length || best(strict) < fit.none) return strict;
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

  return { Index, errors, key, normalize };
})();
