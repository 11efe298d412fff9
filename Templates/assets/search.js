"use strict";

/** Finding without a page: the normalizer, the index and the ranking. Pure; tested outside a browser. */
const Search = (() => {
  const letters = { ß: "ss", æ: "ae", œ: "oe", ς: "σ", "♀": " f ", "♂": " m " };

  /** The words of a text in one form for names and queries; SearchNormalizer.swift does the same. */
  const normalize = (text) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[\u0300-\u036f'‘’ʼ`\p{Cf}\p{VS}]/gu, "")
      .replace(/[ßæœς♀♂]/gu, (letter) => letters[letter])
      .replace(/[\u3041-\u3096\u309d\u309e]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 96))
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
      .trim()
      .normalize("NFC");

  return { normalize };
})();
