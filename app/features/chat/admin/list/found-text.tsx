import { foldText } from '#app/contract/fold-text.ts'
import { phoneDigitsOf, phonePattern } from '../../phone-digits.ts'

/** The number of characters before the first match. */
const LEADING_CHARACTERS = 24

/** A text with the match highlighted, starting shortly before it. */
export function FoundText({ text, q }: { text: string; q: string }) {
  const start = Math.max(text.search(createMatchPattern(q)) - LEADING_CHARACTERS, 0)
  const parts = text.slice(start).split(createMatchPattern(q))
  return (
    <>
      {start > 0 && '…'}
      {parts.map((part, index) => (index % 2 === 0 ? part : <mark key={index}>{part}</mark>))}
    </>
  )
}

/** Returns whether the text matches the query, by the same rules as the search of the server. */
export function matchesText(text: string, q: string) {
  const hasAllWords = splitWords(q).every((word) => foldText(text).includes(foldText(word)))
  return hasAllWords || (phoneDigitsOf(q) !== undefined && createMatchPattern(q).test(text))
}

/** Creates a pattern for `split`, after which every second part is a match. */
function createMatchPattern(q: string) {
  const phone = phoneDigitsOf(q)
  const words = splitWords(q).map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  return new RegExp(`(${[...(phone ? [phonePattern(phone)] : []), ...words].join('|')})`, 'i')
}

/** Splits a query into words like the server. A query without words is one word. */
function splitWords(q: string) {
  const words = q.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean)
  return words.length > 0 ? words : [q]
}
