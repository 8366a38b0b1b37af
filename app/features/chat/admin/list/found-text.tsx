import { foldText } from '#app/contract/fold-text.ts'
import { phoneDigitsOf, phonePattern } from '../../phone-digits.ts'

/** Characters shown before the match. */
const BEFORE = 24

/** A text with the match highlighted, starting shortly before it. */
export function FoundText({ text, q }: { text: string; q: string }) {
  const start = Math.max(text.search(patternOf(q)) - BEFORE, 0)
  const parts = text.slice(start).split(patternOf(q))
  return (
    <>
      {start > 0 && '…'}
      {parts.map((part, index) => (index % 2 === 0 ? part : <mark key={index}>{part}</mark>))}
    </>
  )
}

/** Matches like the server's search in recent messages. */
export function matchesText(text: string, q: string) {
  const isThere = wordsOf(q).every((word) => foldText(text).includes(foldText(word)))
  return isThere || (phoneDigitsOf(q) !== undefined && patternOf(q).test(text))
}

/** Splits a text so that every second part is a match. */
function patternOf(q: string) {
  const phone = phoneDigitsOf(q)
  const words = wordsOf(q).map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  return new RegExp(`(${[...(phone ? [phonePattern(phone)] : []), ...words].join('|')})`, 'i')
}

/** Splits words like the server; punctuation alone counts as a word. */
function wordsOf(q: string) {
  const words = q.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean)
  return words.length > 0 ? words : [q]
}
