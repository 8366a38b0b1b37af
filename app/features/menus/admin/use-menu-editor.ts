import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { SAVE_TOAST, showToast } from '#app/ui/toasts.ts'
import { type Menu, menusApi } from '../contract.ts'
import {
  type DraftEntry,
  isUnchanged,
  keepLaterEntries,
  startDraft,
  toEntries,
} from './menu-draft.ts'

export type MenuEditor = ReturnType<typeof useMenuEditor>

interface SaveFailure {
  count: number
  failure?: ApiFailure
}

/** The state of the menu form until it is saved or discarded. */
export function useMenuEditor(stored: Menu) {
  const { language } = stored
  const { draft, saveDraft, readDraft, hasDraft } = useDraft(
    `menu ${language}`,
    startDraft(stored),
    isUnchanged,
  )
  const [isRestored] = useState(hasDraft)
  const [steps, setSteps] = useState<{ entries: DraftEntry[]; field?: string }[]>([])
  const [{ count, failure }, setSaveFailure] = useState<SaveFailure>({ count: 0 })
  /** The menu that a colleague has saved meanwhile. */
  const [newer, setNewer] = useState<Menu>()
  const { submit, isSending } = useSubmission()
  const { revalidate } = useRevalidator()
  const api = useApi()
  const { base, entries } = draft

  /** Typing in one field is one step of undo. */
  function change(changed: DraftEntry[], field?: string) {
    const isSameField = field !== undefined && steps.at(-1)?.field === field
    if (!isSameField) setSteps([...steps, { entries, field }])
    saveDraft({ base, entries: changed })
    // The paths of errors name positions, which may have changed.
    setSaveFailure(({ count }) => ({ count }))
  }

  function undo() {
    const last = steps.at(-1)
    if (!last) return
    setSteps(steps.slice(0, -1))
    saveDraft({ base, entries: last.entries })
    setSaveFailure(({ count }) => ({ count }))
  }

  function start(menu: Menu, started = startDraft(menu)) {
    saveDraft(started)
    setSteps([])
    setNewer(undefined)
    setSaveFailure(({ count }) => ({ count }))
  }

  /**
   * Sends the entries, or returns to the default menu without them. Afterwards the form keeps entries
   * that differ from `shown`, which it showed before.
   */
  async function send(before: Menu, sent: Menu['entries'] | undefined, shown: Menu['entries']) {
    const { revision } = before
    const result = await submit(
      sent
        ? api.attempt(menusApi.save, { body: { language, revision, entries: sent } })
        : api.attempt(menusApi.reset, { body: { language, revision } }),
    )
    if (result?.ok) return finish(result.value, before, shown)
    // With code 401 the session has ended: the login opens, and afterwards the draft is restored.
    if (result?.status === 401) return
    if (result?.status === 409) return loadNewer()
    setSaveFailure(({ count }) => ({ count: count + 1, failure: result?.failure }))
    const description = describeFailure(result?.failure)
    await showToast('error', 'The menu was not saved.', { description, id: SAVE_TOAST })
  }

  async function finish(saved: Menu, before: Menu, shown: Menu['entries']) {
    start(saved, keepLaterEntries(shown, readDraft().entries, saved))
    await revalidate()
    await showToast('success', 'Saved. Visitors see the change now.', {
      id: SAVE_TOAST,
      undo: () => {
        const restored = before.is_default ? undefined : before.entries
        void send(saved, restored, readDraft().base.entries)
      },
    })
  }

  async function loadNewer() {
    const result = await submit(api.attempt(menusApi.list, {}))
    if (!result?.ok) return
    setNewer(result.value.find((menu) => menu.language === language))
    // Their menu may name pages that this window has not loaded.
    await revalidate()
  }

  return {
    base,
    entries,
    newer,
    failure,
    failureCount: count,
    isRestored: isRestored && hasDraft(),
    isUnsaved: hasDraft(),
    isSaving: isSending,
    canUndo: steps.length > 0,
    change,
    undo,
    save: () => send(base, toEntries(entries), toEntries(entries)),
    reset: () => send(base, undefined, toEntries(entries)),
    discard: () => start(base),
    showNewer: () => newer && start(newer),
    /** Keeps this draft, so that saving replaces the colleague's menu. */
    keepMine() {
      if (newer) saveDraft({ base: newer, entries })
      setNewer(undefined)
    },
  }
}
