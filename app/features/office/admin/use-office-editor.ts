import { useState } from 'react'
import { describeFailure } from '#app/base/admin/describe-failure.ts'
import { useDraft } from '#app/base/admin/use-draft.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import type { ApiFailure } from '#app/contract/api-client.ts'
import type { EditedOffice } from '#app/contract/office.ts'
import { showToast } from '#app/ui/toasts.ts'
import { officeApi } from '../contract.ts'
import { mergeOffice } from './merge-office.ts'
import { isUnchanged, startDraft } from './office-draft.ts'

export type OfficeEditor = ReturnType<typeof useOfficeEditor>

interface SaveFailure {
  refusals: number
  /** Fields are named by path: "branches.0.phone". */
  failure?: ApiFailure
}

/** State of the office form until it is saved or discarded. */
export function useOfficeEditor(stored: EditedOffice, onSaved: (saved: EditedOffice) => void) {
  const {
    draft,
    saveDraft: setDraft,
    hasDraft,
  } = useDraft('office', startDraft(stored), isUnchanged)
  const [isRestored] = useState(hasDraft)
  const { setFailure, clearFailure, ...refusal } = useSaveFailure()
  const [news, setNews] = useState('')
  const { submit, isSending } = useSubmission()
  const api = useApi()
  const { base, office } = draft

  function change(changes: Partial<EditedOffice>) {
    setDraft({ base, office: { ...office, ...changes } })
    clearFailure(Object.keys(changes))
  }

  async function save(sent = office) {
    const result = await submit(api.attempt(officeApi.replace, { body: withoutBlanks(sent) }))
    if (result?.ok) return finish(result.value)
    // After a 401 the login follows; the draft is restored afterwards.
    if (result?.status === 401) return
    if (result?.status === 409) return merge()
    setFailure(result?.failure)
    const description = describeFailure(result?.failure)
    await showToast('error', 'The office was not saved.', { description })
  }

  async function finish(saved: EditedOffice) {
    setDraft(startDraft(saved))
    setNews('')
    clearFailure()
    onSaved(saved)
    await showSaved(() => save({ ...base, version: saved.version }))
  }

  /** Another user has saved meanwhile: takes their values where nothing was edited here. */
  async function merge() {
    const current = await submit(api.attempt(officeApi.read, {}))
    if (!current?.ok) return
    const { base: theirs } = startDraft(current.value)
    const { office: merged, message } = mergeOffice(base, office, theirs)
    setDraft({ base: theirs, office: merged })
    setNews(message)
  }

  return {
    office,
    ...refusal,
    /** Message about changes by another user. */
    news,
    isRestored: isRestored && hasDraft(),
    isUnsaved: hasDraft(),
    isSaving: isSending,
    change,
    save: () => save(),
    discard() {
      setDraft({ base, office: base })
      setNews('')
      clearFailure()
    },
  }
}

function showSaved(undo: () => void) {
  return showToast('success', 'Saved. Visitors see the change now.', {
    durationMs: 10_000,
    action: { label: 'Undo', onClick: undo },
  })
}

/** Field errors of the last save, until the fields are edited. */
function useSaveFailure() {
  const [refusal, setRefusal] = useState<SaveFailure>({ refusals: 0 })
  return {
    /** Number of refused saves, and the last failure. */
    ...refusal,
    setFailure: (failure?: ApiFailure) =>
      setRefusal(({ refusals }) => ({ refusals: refusals + 1, failure })),
    /** Clears the errors of these fields, or of all fields. */
    clearFailure: (names?: string[]) =>
      setRefusal(({ refusals, failure }) => {
        const isLeft = (place: string) => names?.every((name) => !isWithin(place, name))
        const left = Object.entries(failure?.fields ?? {}).filter(([place]) => isLeft(place))
        if (!failure || left.length === 0) return { refusals }
        return { refusals, failure: { ...failure, fields: Object.fromEntries(left) } }
      }),
  }
}

function withoutBlanks(office: EditedOffice): EditedOffice {
  const fill = (lines: string[]) => lines.filter((line) => line.trim())
  return { ...office, other_phones: fill(office.other_phones), social: fill(office.social) }
}

const isWithin = (place: string, name: string) => place === name || place.startsWith(`${name}.`)
