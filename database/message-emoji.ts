import type { DatabaseSync } from 'node:sqlite'

/** Emoji, arrows, currencies and their like: no index of words has them. One at a time. */
const emojiRange = '[©®\u203C-\u2BFF〰〽㊗㊙\u{1F000}-\u{1FFFD}]'

/** As many different signs of one message are kept: nobody means more of them. */
const MAX_EMOJI = 50

const emoji = new RegExp(emojiRange, 'gu')

export const listEmoji = (text: string) => [...new Set(text.match(emoji))].slice(0, MAX_EMOJI)

/** What ties signs to one picture goes with them. */
export const withoutEmoji = (text: string) =>
  text.replace(emoji, ' ').replace(/[\u200D\uFE0F]/g, ' ')

/** SQLite cannot take texts apart by itself: a trigger asks for this. */
export function addEmojiFunction(file: DatabaseSync) {
  file.function('emoji_of', { deterministic: true }, (text) =>
    JSON.stringify(listEmoji(String(text))),
  )
}
