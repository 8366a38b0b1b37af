import { createContext, useContext } from 'react'
import { showToast } from '#app/ui/toasts.ts'
import type { DraftAutosave } from './draft-autosave.ts'

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
    void showToast('success', `Removed: ${name}`, {
      undo: () => autosave.undoChange(before, after),
    })
  }
}
