import type { SearchHit } from '../contract.ts'
import { foldWord, listWords } from './tokenizer.ts'

type Excerpt = SearchHit['excerpt']

const MAX_LENGTH = 240
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Returns the sentence with most of the search terms, in which the matches are marked. */
export function cutExcerpt(text: string, terms: Set<string>): Excerpt {
  return markMatches(cutToSentence(text, terms), terms)
}

function cutToSentence(text: string, terms: Set<string>) {
  if (text.length <= MAX_LENGTH) return text
  const allSentences = [...sentences.segment(text)].map(({ segment }) => segment.trim())
  const counts = allSentences.map((each) => countMatches(each, terms))
  const best = counts.indexOf(Math.max(...counts))
  const sentence = allSentences[best] ?? ''
  if (sentence.length > MAX_LENGTH) return cutAround(sentence, terms)
  const withNext = `${sentence} ${allSentences[best + 1] ?? ''}`.trim()
  const excerpt = withNext.length > MAX_LENGTH ? sentence : withNext
  return `${best > 0 ? '… ' : ''}${excerpt}${text.endsWith(excerpt) ? '' : ' …'}`
}

/** Shortens a long sentence around its first match, at word boundaries. */
function cutAround(sentence: string, terms: Set<string>) {
  const words = listWords(sentence)
  const first = words.find(({ word }) => terms.has(foldWord(word)))?.index ?? 0
  const from = words.find(({ index }) => index >= first - MAX_LENGTH / 3)?.index ?? 0
  const last = words.findLast(({ word, index }) => index + word.length <= from + MAX_LENGTH)
  const to = last ? last.index + last.word.length : from + MAX_LENGTH
  const cut = sentence.slice(from, to)
  return `${from > 0 ? '… ' : ''}${cut}${to < sentence.length ? ' …' : ''}`
}

const countMatches = (text: string, terms: Set<string>) =>
  new Set(
    listWords(text)
      .map(({ word }) => foldWord(word))
      .filter((form) => terms.has(form)),
  ).size

function markMatches(text: string, terms: Set<string>): Excerpt {
  const parts: Excerpt = []
  let from = 0
  for (const { word, index } of listWords(text)) {
    if (!terms.has(foldWord(word))) continue
    if (index > from) parts.push({ text: text.slice(from, index), is_match: false })
    parts.push({ text: word, is_match: true })
    from = index + word.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), is_match: false })
  return parts
}
