import type { DatabaseSync } from 'node:sqlite'
import { foldText } from '#app/contract/fold-text.ts'

/** SQLite cannot fold texts by itself: searches ask for this. */
export function addFoldFunction(file: DatabaseSync) {
  file.function('fold_text', { deterministic: true }, (text) =>
    text === null ? null : foldText(String(text)),
  )
}
