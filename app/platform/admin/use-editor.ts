import { useState } from 'react'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import type { OnProgress } from '#app/contract/endpoint.ts'
import { dialogToaster } from '#app/ui/dialog.tsx'
import { dismissToast, showToast } from '#app/ui/toasts.ts'
import { useApi, useSubmission } from '../browser/use-api.ts'
import { describeConflict, listConflicts } from './list-conflicts.ts'
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

const FAILURE_TOAST = 'save-failure'
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
  const { draft, saveDraft, hasDraft } = useDraft(`edit:${subject}`, emptyDraft, isEmpty)
  const [isRestored] = useState(hasDraft)
  const [file, setFile] = useState<File>()
  const { saveError, showErrors, clearErrors } = useSaveErrors(options.isOnPage)
  const [conflict, setConflict] = useState<Conflict<Name, Row>>()
  const [isDeleted, setDeleted] = useState(false)
  const [progress, setProgress] = useState<number>()
  const base = draft.base ?? record
  const textsOf = (row: Row | undefined) => (row && options.toTexts?.(row)) || stored
  const original = textsOf(base)
  const values = { ...original, ...draft.changes }
  const { sendMerged, isSending } = useMerging(options, textsOf)

  function change(name: Name, value: string, chosen?: File) {
    const isPicture = name === picture
    if (isPicture) setFile(chosen)
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
    // The message of an earlier attempt must not cover the result of this one.
    if (saveError.count > 0) await dismissToast(FAILURE_TOAST)
    const invalidFields = validate(values)
    if (Object.keys(invalidFields).length > 0) return showErrors(invalidFields)
    const sending = { base, file, onProgress: setProgress }
    const mine = picture && file ? { ...values, [picture]: file.name } : values
    const { result, found } = await sendMerged(draft.changes, mine, sending)
    setProgress(undefined)
    setConflict(found)
    if (result?.ok) {
      saveDraft(emptyDraft)
      setFile(undefined)
      return onSaved()
    }
    // With code 401 the session has ended: the login opens, and afterwards the form shows the
    // draft.
    if (result?.status === 401) return
    if (found) return showConflict(found)
    const isGone = result?.status === 404 && record !== undefined
    setDeleted(isGone)
    if (isGone) return showErrors({}, { title: 'Not saved: this was deleted meanwhile.' })
    const isTooLarge = picture && file && result?.status === 413
    const { fields = {}, detail = 'The server could not be reached.' } = result?.failure ?? {}
    // Nothing is wrong with the fields if no server has read them, or a colleague was faster.
    const isAboutFields = result && result.status !== 409
    await showErrors(isTooLarge ? { [picture]: detail } : fields, {
      description: detail,
      title: isAboutFields ? invalidTitle : 'Failed to save.',
    })
  }

  function showConflict({ names, base: present }: Conflict<Name, Row>) {
    const { describe = (_, value) => value } = options
    const theirs = textsOf(present)
    const messages = names.map((name) => [name, describeConflict(describe(name, theirs[name]))])
    return showErrors(Object.fromEntries(messages), { title: 'Not saved: changed meanwhile.' })
  }

  /** Bases the changes on the present record, with or without those that are in conflict. */
  function resolve({ names, base: present }: Conflict<Name, Row>, isMine: boolean) {
    const changes = { ...draft.changes }
    if (!isMine) for (const name of names) delete changes[name]
    const isFileKept = isMine || names.every((name) => name !== picture)
    if (!isFileKept) setFile(undefined)
    saveDraft({ changes, file: isFileKept ? draft.file : undefined, base: present })
    setConflict(undefined)
    clearErrors(names)
  }

  return {
    values,
    /** Whether the form was opened with an unsaved draft. */
    isRestored: isRestored && hasDraft(),
    file,
    /** The message about a chosen file that is lost because of a login or a reload. */
    lostFileMessage: !file && draft.file ? describeLostFile(draft.file) : undefined,
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
    choose: (chosen: File) => picture && change(picture, original[picture], chosen),
    save,
    discard: () => saveDraft(emptyDraft),
  }
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
      id: FAILURE_TOAST,
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

  async function sendMerged(
    changes: Partial<Texts<Name>>,
    values: Texts<Name>,
    { base: start, ...upload }: SendOptions<Row>,
  ) {
    let base = start
    for (let merges = 0; ; merges++) {
      const result = await submit(send(api, changes, { base, ...upload }))
      const theirs = result && !result.ok ? result.failure.current : undefined
      if (!theirs || !base || merges === MAX_MERGES) return { result }
      const present: Row = { ...base, ...theirs }
      const names = listConflicts(textsOf(base), values, textsOf(present))
      if (names.length > 0) return { result, found: { names, base: present } }
      base = present
    }
  }

  return { sendMerged, isSending }
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
