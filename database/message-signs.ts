import type { DatabaseSync } from 'node:sqlite'

/** Emoji, arrows, currencies and their like: no index of words has them. One at a time. */
const signRange = '[©®\u203C-\u2BFF〰〽㊗㊙\u{1F000}-\u{1FFFD}]'

/** As many different signs of one message are kept: nobody means more of them. */
const MOST_SIGNS = 50

const signs = new RegExp(signRange, 'gu')

export const signsOf = (text: string) => [...new Set(text.match(signs))].slice(0, MOST_SIGNS)

/** What ties signs to one picture goes with them. */
export const withoutSigns = (text: string) =>
  text.replace(signs, ' ').replace(/[\u200D\uFE0F]/g, ' ')

/** SQLite cannot take texts apart by itself: a trigger asks for this. */
export function addSignsFunction(file: DatabaseSync) {
  file.function('signs_of', { deterministic: true }, (text) =>
    JSON.stringify(signsOf(String(text))),
  )
}
