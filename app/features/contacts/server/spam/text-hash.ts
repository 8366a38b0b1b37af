import { createHash } from 'node:crypto'
import { link } from './detect-spam.ts'

/** Of fewer words two people may well send the very same. */
const MIN_WORDS = 12

/**
 * By what the same text is known again: its words, whatever stands between them, and without its
 * links, which spam makes anew each time. What has few other words is taken with its links.
 * `isOwn`: so long that nobody else writes the very same by chance.
 */
export function hashText(text: string) {
  const words = listWords(text.replace(link, ' '))
  const isDistinctive = words.length >= MIN_WORDS
  const hashed = (isDistinctive ? words : listWords(text)).join(' ')
  return { hash: createHash('sha256').update(hashed).digest('base64url'), isOwn: isDistinctive }
}

function listWords(text: string) {
  // Signs that nobody sees would part words.
  const seen = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
  return seen.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
