import type { DatabaseSync } from 'node:sqlite'
import { foldText } from '#app/contract/fold-text.ts'

/** Adds the SQL function `fold_text` for searches on SQLite. */
export function addFoldFunction(file: DatabaseSync) {
  file.function('fold_text', { deterministic: true }, (text) =>
    text === null ? null : foldText(String(text)),
  )
}
