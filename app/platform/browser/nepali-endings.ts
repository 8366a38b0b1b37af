/**
 * Adds an ending such as मा to a name, a day or an amount. It joins Devanagari words (नेपालमा) and
 * follows Latin letters, digits and signs after a no-break space (IELTS को, २०२६ देखि).
 */
export const addEnding = (word: string, ending: string) =>
  /[\u0900-\u0963\u0970-\u097f]$/.test(word) ? `${word}${ending}` : `${word}\u00a0${ending}`
