import type { DatabaseSync } from 'node:sqlite'

/** Emoji, arrows, currency signs and similar characters, which the full-text index omits. */
const emojiRange = '[©®\u203C-\u2BFF〰〽㊗㊙\u{1F000}-\u{1FFFD}]'

/** Number of different emoji stored for a message. */
const MAX_EMOJI = 50

const emoji = new RegExp(emojiRange, 'gu')

export const listEmoji = (text: string) => [...new Set(text.match(emoji))].slice(0, MAX_EMOJI)

/** Also removes the characters that join emoji. */
export const withoutEmoji = (text: string) =>
  text.replace(emoji, ' ').replace(/[\u200D\uFE0F]/g, ' ')

/** Adds the SQL function for a trigger, because SQLite cannot split texts. */
export function addEmojiFunction(file: DatabaseSync) {
  file.function('emoji_of', { deterministic: true }, (text) =>
    JSON.stringify(listEmoji(String(text))),
  )
}
