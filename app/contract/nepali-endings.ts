/**
 * Adds an ending such as मा to a name, a day or an amount. It joins Devanagari words (नेपालमा) and
 * follows Latin letters, digits and signs after a no-break space (IELTS को, २०२६ देखि).
 */
export const addEnding = (word: string, ending: string) =>
  /[\u0900-\u0963\u0970-\u097f]$/.test(word) ? `${word}${ending}` : `${word}\u00a0${ending}`

/** Endings that words have, as the source of a regular expression. */
export const endings = '(को|का|की|ले|लाई|बाट|मा|सँग|देखि|सम्ममा|सम्म)(?![\\u0900-\\u097f])'

/** An ending right behind a placeholder, as in "{name} को". */
const endingBehind = new RegExp(`^ ${endings}`)

/** Returns the ending at the start of the words behind a placeholder, and the words without it. */
export function takeEnding(words: string) {
  const [taken = '', found = ''] = words.match(endingBehind) ?? []
  return { ending: found, rest: words.slice(taken.length) }
}
