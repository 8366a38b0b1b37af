import { useState } from 'react'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import type { OnProgress } from '#app/contract/endpoint.ts'
import { dialogToaster } from '#app/ui/dialog.tsx'
import { validatePictureFile } from '#app/ui/picture-file.ts'
import { showToast } from '#app/ui/toasts.ts'
import { useApi, useSubmission } from '../browser/use-api.ts'
import { describeConflict, listConflicts } from './list-conflicts.ts'
import { rebaseChanges } from './rebase-changes.ts'
import { useDraft } from './use-draft.ts'

type Texts<Name extends string> = Record<Name, string>
interface SendOptions<Row> {
  /** The record on which the changes are based; undefined for a new one. */
  base?: Row
  /** A chosen file. */
  file?: File
  onProgress?: OnProgress
}
/** A message for each invalid field. */
export type FieldMessages = Record<string, string>

interface EditorOptions<Name extends string, Row extends object> {
  /** Identifies the draft. */
  subject: string
  /** The stored values, or the defaults of a new row. */
  stored: Texts<Name>
  /** The stored record. `send` sends it as `seen`, so that the server finds concurrent changes. */
  record?: Row
  /** Returns the values of a record. */
  toTexts?: (record: Row) => Texts<NoInfer<Name>>
  /** Returns the text of a value for people; undefined if it has none. Default: the value. */
  describe?: (name: NoInfer<Name>, value: string) => string | undefined
  /** The name of the picture field, if the form has one. */
  picture?: NoInfer<Name>
  /** Validates by the same rules as the server. */
  validate: (values: Texts<Name>) => FieldMessages
  /** Sends the changed values. */
  send: (
    api: ApiClient,
    changes: Partial<Texts<Name>>,
    sending: SendOptions<Row>,
  ) => Promise<Result<unknown>>
  onSaved: () => void
  /** Whether the form is on a page instead of in a dialog. */
  isOnPage?: boolean
}

const invalidTitle = 'Failed to save. Make sure all fields are valid.'

interface SaveError {
  count: number
  fieldMessages: FieldMessages
  /** The server's message if the error names no field. */
  detail?: string
}

interface Draft<Name extends string, Row> {
  changes: Partial<Texts<Name>>
  /** The name of the chosen file, which cannot be stored. */
  file?: string
  /** The record on which the changes are based. */
  base?: Row
}

interface Conflict<Name extends string, Row> {
  /** The fields that were changed here and meanwhile. */
  names: Name[]
  /** The present record. */
  base: Row
}

/** How often changes of other fields are merged while saving. */
const MAX_MERGES = 3

export type Editor<Name extends string> = ReturnType<typeof useEditor<Name>>

/** The state of a form until it is saved or discarded. */
export function useEditor<Name extends string, Row extends object = object>(
  options: EditorOptions<Name, Row>,
) {
  const { subject, stored, record, picture, validate, onSaved } = options
  const emptyDraft: Draft<Name, Row> = { changes: {} }
  const { draft, saveDraft, readDraft, hasDraft } = useDraft(`edit:${subject}`, emptyDraft, isEmpty)
  const [isRestored] = useState(hasDraft)
  const { file, ...chosenFile } = useChosenFile(draft.file)
  const { saveError, showErrors, clearErrors } = useSaveErrors(options.isOnPage)
  const [conflict, setConflict] = useState<Conflict<Name, Row>>()
  const [isDeleted, setDeleted] = useState(false)
  const base = draft.base ?? record
  const textsOf = (row: Row | undefined) => (row && options.toTexts?.(row)) || stored
  const original = textsOf(base)
  const values = { ...original, ...draft.changes }
  const { sendMerged, isSending, progress } = useMerging(options, textsOf)

  function change(name: Name, value: string, chosen?: File) {
    const isPicture = name === picture
    if (isPicture) chosenFile.set(chosen)
    store({ [name]: value } as Partial<Texts<Name>>, isPicture ? (chosen?.name ?? '') : draft.file)
  }

  /** Stores the draft with these changes, and removes their errors. */
  function store(given: Partial<Texts<Name>>, fileName = draft.file) {
    const names = Object.keys(given) as Name[]
    const changes = { ...draft.changes, ...given }
    for (const name of names) if (changes[name] === original[name]) delete changes[name]
    saveDraft({ changes, file: fileName || undefined, base })
    clearErrors(names)
  }

  async function save() {
    const invalidFields = { ...validate(values) }
    if (picture && chosenFile.problem) invalidFields[picture] = chosenFile.problem
    if (Object.keys(invalidFields).length > 0) return showErrors(invalidFields)
    const mine = picture && file ? { ...values, [picture]: file.name } : values
    const { result, found } = await sendMerged(draft.changes, mine, { base, file })
    setConflict(found)
    if (result?.ok) {
      const latest = readDraft()
      if (latest.file === draft.file) chosenFile.set(undefined)
      const saved = base && { ...base, ...(result.value as Partial<Row>) }
      saveDraft(keepLater(draft, latest, original, saved))
      return onSaved()
    }
    // With code 401 the session has ended: the login opens, and afterwards the form shows the
    // draft.
    if (result?.status === 401) return
    if (found) {
      const messages = describeConflicts(found.names, textsOf(found.base), options.describe)
      return showErrors(messages, { title: 'Not saved: changed meanwhile.' })
    }
    const isGone = result?.status === 404 && record !== undefined
    setDeleted(isGone)
    if (isGone) return showErrors({}, { title: 'Not saved: this was deleted meanwhile.' })
    await showErrors(...describeRefusal(result, file && picture))
  }

  /** Bases the changes on the present record, with or without those that are in conflict. */
  function resolve({ names, base: present }: Conflict<Name, Row>, isMine: boolean) {
    const changes = { ...draft.changes }
    if (!isMine) for (const name of names) delete changes[name]
    const isFileKept = isMine || names.every((name) => name !== picture)
    if (!isFileKept) chosenFile.set(undefined)
    saveDraft({ changes, file: isFileKept ? draft.file : undefined, base: present })
    setConflict(undefined)
    clearErrors(names)
  }

  function choose(chosen: File) {
    if (!picture) return
    const refusal = validatePictureFile(chosen)
    if (refusal) chosenFile.refuse(refusal)
    else change(picture, original[picture], chosen)
  }

  function leaveOutFile() {
    chosenFile.refuse(undefined)
    if (!file) saveDraft({ ...draft, file: undefined })
    if (picture) clearErrors([picture])
  }

  return {
    values,
    /** Whether the form was opened with an unsaved draft. */
    isRestored: isRestored && hasDraft(),
    file,
    /** Why a chosen file cannot be saved. Nothing is saved until another is chosen or it is left out. */
    fileProblem: chosenFile.problem,
    failure: { fields: saveError.fieldMessages, detail: saveError.detail },
    /** How often saving has failed. */
    failureCount: saveError.count,
    /** The choice between two changes of the same fields; undefined without a conflict. */
    conflict: conflict && {
      names: conflict.names,
      keepMine: () => resolve(conflict, true),
      useTheirs: () => resolve(conflict, false),
    },
    /** Whether the record was deleted after the form was opened. */
    isDeleted,
    isSaving: isSending,
    progress,
    isUnsaved: hasDraft,
    change,
    /** Changes several fields at once. */
    changeAll: (changes: Partial<Texts<Name>>) => store(changes),
    /** Replaces the stored picture or the typed address by a file. */
    choose,
    leaveOutFile,
    save,
    discard: () => saveDraft(emptyDraft),
  }
}

/**
 * Returns the draft after a save: what was changed after it was sent, based on the saved record. The
 * form of a new record ends.
 */
function keepLater<Name extends string, Row>(
  sent: Draft<Name, Row>,
  latest: Draft<Name, Row>,
  original: Texts<Name>,
  saved: Row | undefined,
): Draft<Name, Row> {
  const [before, typed] = [sent, latest].map(({ changes }) => ({ ...original, ...changes }))
  const changes = rebaseChanges<Partial<Texts<Name>>>(before ?? {}, typed ?? {}, {})
  const file = latest.file === sent.file ? undefined : latest.file
  const isKept = saved && !isEmpty({ changes, file })
  return isKept ? { changes, file, base: saved } : { changes: {} }
}

/**
 * The file of the picture field. It is refused if it is no picture, and lost after a login or a reload,
 * of which only its name in the draft remains.
 */
function useChosenFile(nameInDraft: string | undefined) {
  const [file, setFile] = useState<File>()
  const [refusal, refuse] = useState<string>()
  const lost = nameInDraft !== undefined && !file ? describeLostFile(nameInDraft) : undefined

  function set(chosen: File | undefined) {
    setFile(chosen)
    refuse(undefined)
  }

  return { file, problem: refusal ?? lost, set, refuse }
}

/** Returns a message for each field that was changed here and meanwhile. */
function describeConflicts<Name extends string>(
  names: Name[],
  theirs: Texts<Name>,
  describe = (_: Name, value: string): string | undefined => value,
): FieldMessages {
  const messages = names.map((name) => [name, describeConflict(describe(name, theirs[name]))])
  return Object.fromEntries(messages)
}

/** Returns the messages at fields, and the toast, of a save that the server refused. */
function describeRefusal(
  result: Result<unknown> | undefined,
  uploadField: string | undefined,
): [FieldMessages, { description: string; title: string }] {
  const refused = result?.ok ? undefined : result
  const { fields = {}, detail = 'The server could not be reached.' } = refused?.failure ?? {}
  const isTooLarge = uploadField !== undefined && refused?.status === 413
  // Nothing is wrong with the fields if no server has read them, or a colleague was faster.
  const isAboutFields = refused && refused.status !== 409
  const title = isAboutFields ? invalidTitle : 'Failed to save.'
  return [isTooLarge ? { [uploadField]: detail } : fields, { description: detail, title }]
}

/** The errors of the last attempt to save, until their fields are edited. */
function useSaveErrors(isOnPage: boolean | undefined) {
  const [saveError, setSaveError] = useState<SaveError>({ count: 0, fieldMessages: {} })

  async function showErrors(
    fieldMessages: FieldMessages,
    { description, title = invalidTitle }: { description?: string; title?: string } = {},
  ) {
    setSaveError(({ count }) => ({ count: count + 1, fieldMessages, detail: description }))
    await showToast('error', title, {
      description,
      toasterId: isOnPage ? undefined : dialogToaster,
    })
  }

  function clearErrors(names: string[]) {
    setSaveError(({ count, fieldMessages }) => ({
      count,
      fieldMessages: names.reduce((messages, name) => without(name, messages), fieldMessages),
    }))
  }

  return { saveError, showErrors, clearErrors }
}

/** Sends changes. Bases them on the present record if only other fields have changed meanwhile. */
function useMerging<Name extends string, Row extends object>(
  { send }: EditorOptions<Name, Row>,
  textsOf: (row: Row | undefined) => Texts<Name>,
) {
  const api = useApi()
  const { submit, isSending } = useSubmission()
  const [progress, setProgress] = useState<number>()

  async function sendMerged(
    changes: Partial<Texts<Name>>,
    values: Texts<Name>,
    { base: start, ...upload }: SendOptions<Row>,
  ) {
    let base = start
    for (let merges = 0; ; merges++) {
      const sending = { base, ...upload, onProgress: setProgress }
      const result = await submit(send(api, changes, sending))
      setProgress(undefined)
      const theirs = result && !result.ok ? result.failure.current : undefined
      if (!theirs || !base || merges === MAX_MERGES) return { result }
      const present: Row = { ...base, ...theirs }
      const names = listConflicts(textsOf(base), values, textsOf(present))
      if (names.length > 0) return { result, found: { names, base: present } }
      base = present
    }
  }

  return { sendMerged, isSending, progress }
}

const isEmpty = ({ changes, file }: { changes: object; file?: string }) =>
  Object.keys(changes).length === 0 && !file

/** Removes the errors of a field and of its nested fields. */
function without(name: string, fieldMessages: FieldMessages): FieldMessages {
  const others = Object.entries(fieldMessages).filter(
    ([path]) => path !== name && !path.startsWith(`${name}.`),
  )
  return Object.fromEntries(others)
}

const describeLostFile = (name: string) =>
  `Please choose “${name}” again. Your text was saved, but the file was not.`
