import { createHash } from 'node:crypto'
import { link } from './detect-spam.ts'

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
