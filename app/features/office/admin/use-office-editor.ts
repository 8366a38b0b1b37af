import { useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import type { EditedOffice } from '#app/contract/office.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { showToast } from '#app/ui/toasts.ts'
import { officeApi } from '../contract.ts'
import { mergeOffice } from './merge-office.ts'
import { isUnchanged, startDraft } from './office-draft.ts'

export type OfficeEditor = ReturnType<typeof useOfficeEditor>

interface SaveFailure {
  rejectionCount: number
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
  const { setFailure, clearFailure, ...saveFailure } = useSaveFailure()
  const [notice, setNotice] = useState('')
  const { submit, isSending } = useSubmission()
  const api = useApi()
  const { base, office } = draft

  function change(changes: Partial<EditedOffice>) {
    setDraft({ base, office: { ...office, ...changes } })
    clearFailure(Object.keys(changes))
  }

  async function save(profile = office) {
    const result = await submit(api.attempt(officeApi.replace, { body: withoutBlanks(profile) }))
    if (result?.ok) return finish(result.value)
    // With code 401 the session has ended: the login opens, and afterwards the draft is restored.
    if (result?.status === 401) return
    if (result?.status === 409) return merge()
    setFailure(result?.failure)
    const description = describeFailure(result?.failure)
    await showToast('error', 'The office was not saved.', { description })
  }

  async function finish(saved: EditedOffice) {
    setDraft(startDraft(saved))
    setNotice('')
    clearFailure()
    onSaved(saved)
    await showSaved(() => save({ ...base, version: saved.version }))
  }

  /** Merges the changes that another administrator has saved in the meantime. */
  async function merge() {
    const current = await submit(api.attempt(officeApi.read, {}))
    if (!current?.ok) return
    const { base: theirs } = startDraft(current.value)
    const { office: merged, message } = mergeOffice(base, office, theirs)
    setDraft({ base: theirs, office: merged })
    setNotice(message)
  }

  return {
    office,
    ...saveFailure,
    /** A message about changes by another administrator. */
    notice,
    isRestored: isRestored && hasDraft(),
    isUnsaved: hasDraft(),
    isSaving: isSending,
    change,
    save: () => save(),
    discard() {
      setDraft({ base, office: base })
      setNotice('')
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
  const [saveFailure, setSaveFailure] = useState<SaveFailure>({ rejectionCount: 0 })
  return {
    /** The number of rejected saves, and the last failure. */
    ...saveFailure,
    setFailure: (failure?: ApiFailure) =>
      setSaveFailure(({ rejectionCount }) => ({ rejectionCount: rejectionCount + 1, failure })),
    /** Clears the errors of these fields, or of all fields. */
    clearFailure: (names?: string[]) =>
      setSaveFailure(({ rejectionCount, failure }) => {
        const isUnaffected = (field: string) => names?.every((name) => !isWithin(field, name))
        const remaining = Object.entries(failure?.fields ?? {}).filter(([field]) =>
          isUnaffected(field),
        )
        if (!failure || remaining.length === 0) return { rejectionCount }
        return { rejectionCount, failure: { ...failure, fields: Object.fromEntries(remaining) } }
      }),
  }
}

function withoutBlanks(office: EditedOffice): EditedOffice {
  const removeBlanks = (lines: string[]) => lines.filter((line) => line.trim())
  return {
    ...office,
    other_phones: removeBlanks(office.other_phones),
    social: removeBlanks(office.social),
  }
}

const isWithin = (field: string, name: string) => field === name || field.startsWith(`${name}.`)
