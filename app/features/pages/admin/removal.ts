import { createContext, useContext } from 'react'
import { showToast } from '#app/ui/toasts.ts'
import type { DraftAutosave } from './draft-autosave.ts'

const UNDO_MS = 10_000

type Remove = (name: string, apply: () => void) => void

/** Removes a section or an item from the draft and offers undo. */
export const RemovalContext = createContext<Remove>((_, apply) => apply())

export const useRemove = () => useContext(RemovalContext)

/** Creates the removal for a draft. Undo keeps later changes. */
export function createRemove(autosave: DraftAutosave): Remove {
  return (name, apply) => {
    const before = autosave.content
    apply()
    const after = autosave.content
    const action = { label: 'Undo', onClick: () => autosave.undoChange(before, after) }
    void showToast('success', `Removed: ${name}`, { durationMs: UNDO_MS, action })
  }
}
