import { createHash } from 'node:crypto'
import type { NewContact, SpamReason } from '../contract.ts'

/** Students send up to two links, for example to results and a course. */
const MAX_LINKS = 2

/** The fields of a form that the rules read. */
export type SentText = Omit<NewContact, 'origin' | 'consent' | 'language'>

/**
 * Returns why the content of a message looks like spam. A link begins with http(s):// or www., or is
 * a domain with a path; "B.Com" and "Nepal.My" are not links.
 */
export function detectSpam({ name, country = '', message, website }: SentText) {
  const found: Record<Exclude<SpamReason, 'same_text'>, boolean> = {
    hidden_field: Boolean(website),
    link_in_name: listLinks(name).length > 0,
    link_code: linkCode.test(message),
    many_links: new Set(listLinks(`${country} ${message}`)).size > MAX_LINKS,
  }
  const reasons = Object.keys(found) as (keyof typeof found)[]
  return reasons.find((reason) => found[reason])
}

/** Bounded repetitions keep the match linear on any text. */
export const link =
  /(?:https?:\/\/|\bwww\.|\b[\w-]{2,63}(?:\.[\w-]{2,63}){0,3}\.[a-z]{2,63}\/)[^\s<>"]+/giu

const listLinks = (text: string) => text.toLowerCase().match(link) ?? []

/** HTML, BBCode and Markdown links. */
const linkCode = /<a\s|\[(?:url|link)\b|\]\(\s*https?:/i

/** Two people may write the same shorter text by chance. */
const MIN_WORDS = 12

/**
 * Hashes the words of a text without punctuation and links, which spam varies. A text with few words
 * is hashed with its links. `isDistinctive` means that the text is too long to be written by two people by chance.
 */
export function hashText(text: string) {
  const words = listWords(text.replace(link, ' '))
  const isDistinctive = words.length >= MIN_WORDS
  const hashed = (isDistinctive ? words : listWords(text)).join(' ')
  return { hash: createHash('sha256').update(hashed).digest('base64url'), isDistinctive }
}

function listWords(text: string) {
  // Invisible characters would split words.
  const visibleText = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
  return visibleText.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
