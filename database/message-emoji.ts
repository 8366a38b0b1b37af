import type { DatabaseSync } from 'node:sqlite'

/** Emoji, arrows, currency signs and similar characters, which the full-text index omits. */
const emojiRange = '[©®\u203C-\u2BFF〰〽㊗㊙\u{1F000}-\u{1FFFD}]'

/** Maximum number of different emoji indexed for a message; searches ignore further emoji of it. */
const MAX_EMOJI = 50

const emoji = new RegExp(emojiRange, 'gu')

export const listEmoji = (text: string) => [...new Set(text.match(emoji))].slice(0, MAX_EMOJI)

/** Replaces emoji by spaces, and the invisible characters that join them. */
export const withoutEmoji = (text: string) =>
  text.replace(emoji, ' ').replace(/[\u200D\uFE0F]/g, ' ')

/**
 * Adds the SQL function `emoji_of` for the trigger on messages, because SQLite cannot split texts.
 */
export function addEmojiFunction(file: DatabaseSync) {
  file.function('emoji_of', { deterministic: true }, (text) =>
    JSON.stringify(listEmoji(String(text))),
  )
}
