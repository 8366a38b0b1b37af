import { createContext, useContext } from 'react'
import { showToast } from '#app/ui/toasts.ts'
import type { DraftSaving } from './draft-saving.ts'

const UNDO_MS = 10_000

type Remove = (name: string, apply: () => void) => void

/** Removes a part of what is being written, and offers to undo that. */
export const RemovalContext = createContext<Remove>((_, apply) => apply())

export const useRemove = () => useContext(RemovalContext)

/** The removal for a draft: what was written since stays when it is undone. */
export function makeRemove(saving: DraftSaving): Remove {
  return (name, apply) => {
    const before = saving.content
    apply()
    const after = saving.content
    const action = { label: 'Undo', onClick: () => saving.putBack(before, after) }
    void showToast('success', `Removed: ${name}`, { durationMs: UNDO_MS, action })
  }
}
