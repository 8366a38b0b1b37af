import { useState } from 'react'
import { useDraft } from '#app/base/admin/use-draft.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import type { EditedOffice } from '#app/contract/office.ts'
import { showToast } from '#app/ui/toasts.ts'
import { officeApi } from '../contract.ts'
import { mergeOffice } from './merge-office.ts'

interface Draft {
  /** The record from which it was made. */
  base: EditedOffice
  office: EditedOffice
}

export type OfficeEditor = ReturnType<typeof useOfficeEditor>
/** One sentence per wrong field, by its place: "branches.0.phone". */
type Mistakes = Record<string, string>

/** What stands in the form about the office, until it is saved or discarded. */
export function useOfficeEditor(stored: EditedOffice, onSaved: (saved: EditedOffice) => void) {
  const nothing = { base: stored, office: stored }
  const { draft, keep, isKept } = useDraft<Draft>('office', nothing)
  const [isRestored] = useState(isKept)
  const { refuse, forgive, ...refusal } = useRefusal()
  const [news, setNews] = useState('')
  const { submit, isSending } = useSubmission()
  const api = useApi()
  const { base, office } = draft

  function change(changes: Partial<EditedOffice>) {
    keep({ base, office: { ...office, ...changes } })
    forgive(Object.keys(changes))
  }

  async function save(sent = office) {
    const result = await submit(api.attempt(officeApi.replace, { body: withoutBlanks(sent) }))
    if (result?.ok) return finish(result.value)
    // After a 401 the login follows, and then this form with what was typed.
    if (result?.status === 401) return
    if (result?.status === 409) return merge()
    refuse(result?.failure.fields ?? {})
    const description = result?.failure.detail ?? 'The server could not be reached.'
    await showToast('error', 'The office was not saved.', { description })
  }

  async function finish(saved: EditedOffice) {
    keep({ base: saved, office: saved })
    setNews('')
    forgive()
    onSaved(saved)
    await tellSaved(() => save({ ...base, version: saved.version }))
  }

  /** Somebody else has saved meanwhile: theirs stands where nothing was typed here. */
  async function merge() {
    const current = await submit(api.attempt(officeApi.read, {}))
    if (!current?.ok) return
    const { office: merged, told } = mergeOffice(base, office, current.value)
    keep({ base: current.value, office: merged })
    setNews(told)
  }

  return {
    office,
    ...refusal,
    /** What a colleague has changed meanwhile, in a sentence. */
    news,
    isRestored: isRestored && isKept(),
    isUnsaved: isKept(),
    isSaving: isSending,
    change,
    save: () => save(),
    discard() {
      keep(nothing)
      forgive()
    },
  }
}

function tellSaved(undo: () => void) {
  return showToast('success', 'Saved. Visitors see it from now on.', {
    durationMs: 10_000,
    action: { label: 'Undo', onClick: undo },
  })
}

/** What the server has found wrong, as long as it stands there. */
function useRefusal() {
  const [refusal, setRefusal] = useState({ refusals: 0, mistakes: {} as Mistakes })
  return {
    /** How often saving was refused, and what is wrong. */
    ...refusal,
    refuse: (mistakes: Mistakes) =>
      setRefusal(({ refusals }) => ({ refusals: refusals + 1, mistakes })),
    /** What stands in these fields is new; without names in all of them. */
    forgive: (names?: string[]) =>
      setRefusal(({ refusals, mistakes }) => {
        const isLeft = (place: string) => names?.every((name) => !isWithin(place, name))
        const left = Object.entries(mistakes).filter(([place]) => isLeft(place))
        return { refusals, mistakes: Object.fromEntries(left) }
      }),
  }
}

/** Of what is typed as lines. */
function withoutBlanks(office: EditedOffice): EditedOffice {
  const fill = (lines: string[]) => lines.filter((line) => line.trim())
  return { ...office, other_phones: fill(office.other_phones), social: fill(office.social) }
}

const isWithin = (place: string, name: string) => place === name || place.startsWith(`${name}.`)
