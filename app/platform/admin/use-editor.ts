import { useState } from 'react'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import type { OnProgress } from '#app/contract/endpoint.ts'
import { dialogToaster } from '#app/ui/dialog.tsx'
import { dismissToast, showToast } from '#app/ui/toasts.ts'
import { useApi, useSubmission } from '../browser/use-api.ts'
import { useDraft } from './use-draft.ts'

type Texts<Name extends string> = Record<Name, string>
/** A chosen file, and a callback for its progress. */
interface UploadOptions {
  file?: File
  onProgress?: OnProgress
}
/** A message for each invalid field. */
export type FieldMessages = Record<string, string>

interface EditorOptions<Name extends string> {
  /** Identifies the draft. */
  subject: string
  /** The stored values, or the defaults of a new row. */
  stored: Texts<Name>
  /** The name of the picture field, if the form has one. */
  picture?: NoInfer<Name>
  /** Validates by the same rules as the server. */
  validate: (values: Texts<Name>) => FieldMessages
  /** Sends the changed values. */
  send: (
    api: ApiClient,
    changes: Partial<Texts<Name>>,
    upload: UploadOptions,
  ) => Promise<Result<unknown>>
  onSaved: () => void
}

const FAILURE_TOAST = 'save-failure'
const invalidTitle = 'Failed to save. Make sure all fields are valid.'

interface SaveError {
  count: number
  fieldMessages: FieldMessages
  /** The server's message if the error names no field. */
  detail?: string
}

interface Draft<Name extends string> {
  changes: Partial<Texts<Name>>
  /** The name of the chosen file, which cannot be stored. */
  file?: string
}

export type Editor<Name extends string> = ReturnType<typeof useEditor<Name>>

/** The state of a form until it is saved or discarded. */
export function useEditor<Name extends string>(options: EditorOptions<Name>) {
  const { subject, stored, picture, validate, send, onSaved } = options
  const emptyDraft: Draft<Name> = { changes: {} }
  const { draft, saveDraft, hasDraft } = useDraft(`edit:${subject}`, emptyDraft)
  const [isRestored] = useState(hasDraft)
  const [file, setFile] = useState<File>()
  const api = useApi()
  const [saveError, setSaveError] = useState<SaveError>({ count: 0, fieldMessages: {} })
  const { submit, isSending } = useSubmission()
  const [progress, setProgress] = useState<number>()
  const values = { ...stored, ...draft.changes }

  function change(name: Name, value: string, chosen?: File) {
    const changes = { ...draft.changes, [name]: value }
    if (value === stored[name]) delete changes[name]
    const isPicture = name === picture
    if (isPicture) setFile(chosen)
    const fileName = isPicture ? chosen?.name : draft.file
    saveDraft({ changes, file: fileName || undefined })
    setSaveError(({ count, fieldMessages }) => ({
      count,
      fieldMessages: without(name, fieldMessages),
    }))
  }

  async function save() {
    // The message of an earlier attempt must not cover the result of this one.
    if (saveError.count > 0) await dismissToast(FAILURE_TOAST)
    const invalidFields = validate(values)
    if (Object.keys(invalidFields).length > 0) return showErrors(invalidFields)
    const result = await submit(send(api, draft.changes, { file, onProgress: setProgress }))
    setProgress(undefined)
    if (result?.ok) {
      saveDraft(emptyDraft)
      return onSaved()
    }
    // With code 401 the session has ended: the login opens, and afterwards the form shows the
    // draft.
    if (result?.status === 401) return
    const isTooLarge = picture && file && result?.status === 413
    const { fields = {}, detail = 'The server could not be reached.' } = result?.failure ?? {}
    // Nothing is wrong with the fields if no server has read them, or a colleague was faster.
    const isAboutFields = result && result.status !== 409
    await showErrors(isTooLarge ? { [picture]: detail } : fields, {
      description: detail,
      title: isAboutFields ? invalidTitle : 'Failed to save.',
    })
  }

  async function showErrors(
    fieldMessages: FieldMessages,
    { description, title = invalidTitle }: { description?: string; title?: string } = {},
  ) {
    setSaveError(({ count }) => ({ count: count + 1, fieldMessages, detail: description }))
    await showToast('error', title, {
      description,
      toasterId: dialogToaster,
      id: FAILURE_TOAST,
    })
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
    isSaving: isSending,
    progress,
    isUnsaved: hasDraft,
    change,
    /** Replaces the stored picture or the typed address by a file. */
    choose: (chosen: File) => picture && change(picture, stored[picture], chosen),
    save,
    discard: () => saveDraft(emptyDraft),
  }
}

/** Removes the errors of a field and of its nested fields. */
function without(name: string, fieldMessages: FieldMessages): FieldMessages {
  const others = Object.entries(fieldMessages).filter(
    ([path]) => path !== name && !path.startsWith(`${name}.`),
  )
  return Object.fromEntries(others)
}

const describeLostFile = (name: string) =>
  `Please choose “${name}” again. Your text was saved, but the file was not.`
