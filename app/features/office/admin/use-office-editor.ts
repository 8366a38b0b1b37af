import { useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import type { EditedOffice } from '#app/contract/office.ts'
import { findLabel, formatPhone } from '#app/contract/phone-labels.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { rebaseChanges } from '#app/platform/admin/rebase-changes.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { hasVisibleText } from '#app/platform/browser/has-visible-text.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { SAVE_TOAST, showToast } from '#app/ui/toasts.ts'
import { officeApi } from '../contract.ts'
import { fieldNames } from '../field-names-contract.ts'

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
    readDraft,
    hasDraft,
  } = useDraft('office', startDraft(stored), isUnchanged)
  const [isRestored] = useState(hasDraft)
  const { setFailure, clearFailure, ...saveFailure } = useSaveFailure()
  const [notice, setNotice] = useState('')
  const { submit, isSending } = useSubmission()
  const api = useApi()
  const { base, office } = draft

  function change(changes: Partial<EditedOffice>) {
    const latest = readDraft()
    setDraft({ base: latest.base, office: { ...latest.office, ...changes } })
    clearFailure(Object.keys(changes))
  }

  /** Sends a profile. Afterwards the form keeps what differs from `shown`, which it showed before. */
  async function send(profile: EditedOffice, shown: EditedOffice) {
    const { base: before } = readDraft()
    const result = await submit(api.attempt(officeApi.replace, { body: withoutBlanks(profile) }))
    if (result?.ok) return finish(result.value, before, shown)
    // With code 401 the session has ended: the login opens, and afterwards the draft is restored.
    if (result?.status === 401) return
    if (result?.status === 409) return merge()
    setFailure(result?.failure)
    const description = describeFailure(result?.failure)
    await showToast('error', 'The office was not saved.', { description, id: SAVE_TOAST })
  }

  async function finish(saved: EditedOffice, before: EditedOffice, shown: EditedOffice) {
    const { base: present } = startDraft(saved)
    setDraft({ base: present, office: rebaseChanges(shown, readDraft().office, present) })
    setNotice('')
    clearFailure()
    onSaved(saved)
    await showToast('success', 'Saved. Visitors see the change now.', {
      id: SAVE_TOAST,
      undo: () => void send({ ...before, version: saved.version }, readDraft().base),
    })
  }

  /** Merges the changes that another administrator has saved in the meantime. */
  async function merge() {
    const current = await submit(api.attempt(officeApi.read, {}))
    if (!current?.ok) return
    const { base: theirs } = startDraft(current.value)
    const latest = readDraft()
    const { office: merged, message } = mergeOffice(latest.base, latest.office, theirs)
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
    save: () => send(office, office),
    discard() {
      setDraft({ base, office: base })
      setNotice('')
      clearFailure()
    },
  }
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
  const removeBlanks = (lines: string[]) => lines.filter(hasVisibleText)
  return {
    ...office,
    other_phones: removeBlanks(office.other_phones),
    social: removeBlanks(office.social),
    bikram_sambat_years: removeBlanks(office.bikram_sambat_years),
  }
}

const isWithin = (field: string, name: string) => field === name || field.startsWith(`${name}.`)

/**
 * Merges two edits of the office profile. Fields that this administrator has edited keep their value;
 * the other fields get the stored value. `message` lists what the other administrator has changed.
 */
function mergeOffice(base: EditedOffice, mine: EditedOffice, theirs: EditedOffice) {
  const names = Object.keys(fieldNames) as (keyof typeof fieldNames)[]
  const differs = (a: EditedOffice, b: EditedOffice) => (name: (typeof names)[number]) =>
    JSON.stringify(a[name]) !== JSON.stringify(b[name])
  const isMine = differs(base, mine)
  const theirChanges = names.filter(differs(base, theirs))
  const conflicting = theirChanges.filter((name) => isMine(name) && differs(mine, theirs)(name))
  const formatLabels = (each: typeof names) => each.map((name) => fieldNames[name]).join(', ')
  const message = [
    `Someone else has saved changes: ${formatLabels(theirChanges)}.`,
    conflicting.length > 0 &&
      `You have changed this, too. Your version is shown: ${formatLabels(conflicting)}.`,
    'Nothing you typed is lost. Please review it and save again.',
  ]
  return { office: rebaseChanges(base, mine, theirs), message: message.filter(Boolean).join(' ') }
}

interface OfficeDraft {
  /** The profile on which the draft is based. */
  base: EditedOffice
  office: EditedOffice
}

/** Starts a draft without unsaved changes. */
export function startDraft(response: EditedOffice): OfficeDraft {
  const base = withLabels(response)
  return { base, office: base }
}

/**
 * Whether the draft has no unsaved changes. Compares it with the base, which each save replaces, not
 * with the profile that the screen loaded.
 */
export function isUnchanged({ base, office }: OfficeDraft) {
  return JSON.stringify(base) === JSON.stringify(office)
}

/** Adds the label to each phone number, as the form shows it. */
function withLabels(office: EditedOffice): EditedOffice {
  const { phone_labels = [], phone, other_phones, whatsapp, branches } = office
  const format = (number: string) => number && formatPhone(number, findLabel(phone_labels, number))
  return {
    ...office,
    phone: format(phone),
    other_phones: other_phones.map(format),
    whatsapp: format(whatsapp),
    branches: branches.map((branch) => ({ ...branch, phone: format(branch.phone) })),
    phone_labels: [],
  }
}
