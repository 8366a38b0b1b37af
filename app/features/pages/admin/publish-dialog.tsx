import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type AddablePageType,
  type PageContent,
  type PageDetails,
  type PageType,
  pagesApi,
  toDisplayedType,
} from '../contract.ts'
import { versionsApi } from '../versions-contract.ts'
import type { DraftAutosave, SaveError } from './draft-autosave.ts'
import { valueAt } from './field-value.ts'
import { useOriginal } from './original.tsx'

/** Input of the publish dialog. */
interface PublishInput {
  changeNote: string
  at: string
}

export const emptyPublishInput: PublishInput = { changeNote: '', at: '' }

interface PublishDialogProps {
  actions: PageActions
  /**
   * The state is outside the dialog, so that it survives when an error of a page field closes it.
   */
  input: PublishInput
  onInput: (input: PublishInput) => void
  onClose: () => void
}

/** Publishes now or later, with a change note. */
export function PublishDialog({ actions, input, onInput, onClose }: PublishDialogProps) {
  const { changeNote, at } = input
  const [failure, setFailure] = useState<SaveError>()
  const [isSending, setSending] = useState(false)
  const { type, scheduled_for, source_page: source } = actions.currentPage
  const { original } = actions
  const { time_zone } = useOffice()

  async function publish() {
    setSending(true)
    const saveError = await actions.publish(changeNote, at)
    setSending(false)
    // Errors of the dialog's fields appear here, all others above the page form.
    if (saveError?.fields?.at || saveError?.fields?.change_note) return setFailure(saveError)
    if (!saveError) onInput(emptyPublishInput)
    onClose()
    await actions.reject(saveError, at ? 'Not scheduled.' : 'Not published.')
  }

  async function cancel() {
    onClose()
    await actions.cancel()
  }

  return (
    <FormDialog
      title={`Publish this ${getTypeName(type)}`}
      action={at ? 'Schedule' : 'Publish now'}
      buttons={scheduled_for && <Button onClick={cancel}>Cancel schedule</Button>}
      failure={failure}
      isSending={isSending}
      onSubmit={publish}
      onClose={onClose}
    >
      {source && original && (
        <p className="text-ink/75 wrap-anywhere">
          The translation will then be up to date with version {original.version} of “{source.title}
          ”.
        </p>
      )}
      <TextField
        label="Change note"
        path="change_note"
        hint="Shown to colleagues in the history. Optional."
        value={changeNote}
        onChange={(text) => onInput({ changeNote: text, at })}
      />
      <DateField
        label="Publish later"
        hint={`Office time (${time_zone}). The current text will be published.`}
        path="at"
        hasTime
        value={at}
        onChange={(typed) => onInput({ changeNote, at: typed })}
      />
    </FormDialog>
  )
}

interface PageTypeName {
  /** Used in the middle of a sentence. */
  singular: string
  plural: string
  /** The label of the only field in the "New" dialog. */
  titleLabel: string
  example: string
}

/** Names of page types in the office. */
export const pageTypeNames: Record<AddablePageType, PageTypeName> = {
  page: { singular: 'page', plural: 'Pages', titleLabel: 'Title', example: 'Terms of Service' },
  guide: { singular: 'guide', plural: 'Guides', titleLabel: 'Country', example: 'Norway' },
  service: {
    singular: 'service',
    plural: 'Services',
    titleLabel: 'Title',
    example: 'Accommodation',
  },
  article: {
    singular: 'article',
    plural: 'Articles',
    titleLabel: 'Title',
    example: 'How to write a statement of purpose',
  },
  event: {
    singular: 'event',
    plural: 'Events',
    titleLabel: 'Title',
    example: 'Education fair in Kathmandu',
  },
  form: { singular: 'form', plural: 'Forms', titleLabel: 'Title', example: 'Free assessment' },
  album: {
    singular: 'album',
    plural: 'Albums',
    titleLabel: 'Title',
    example: 'Farewell of the students of 2026',
  },
  branch: {
    singular: 'branch page',
    plural: 'Branch pages',
    titleLabel: 'Title',
    example: 'Our branch in Pokhara',
  },
}

/** Used in the middle of a sentence. */
export const getTypeName = (type: PageType) => pageTypeNames[toDisplayedType(type)].singular

export type PageActions = ReturnType<typeof usePageActions>

/** Returns the page actions (publish, schedule, archive, restore) and their errors. */
export function usePageActions(
  page: PageDetails,
  autosave: DraftAutosave,
  source: Parameters<typeof useOriginal>[1],
) {
  const params = { id: page.id }
  const { rejection, reject, clearFieldErrors, clearRejection } = useRejection(autosave.status)

  const { currentPage, attempt, saveAndAttempt, restore } = useAttempts(
    page,
    autosave,
    clearRejection,
  )
  const original = useOriginal(currentPage, source)
  const getBase = () => ({
    revision: autosave.base.revision,
    source_version: original?.version,
  })
  return {
    currentPage,
    /** The original of a translation that the editor shows now. */
    original,
    rejection,
    reject,
    clearFieldErrors,
    /** Publishes now, or at an office time. Returns the error if it failed. */
    publish(changeNote: string, at: string) {
      if (at) {
        const body = () => ({ ...getBase(), change_note: changeNote, at })
        return saveAndAttempt(
          (office) => office.attempt(pagesApi.schedule, { params, body: body() }),
          'Scheduled',
        )
      }
      return saveAndAttempt(
        (office) =>
          office.attempt(pagesApi.publish, {
            params,
            body: { ...getBase(), change_note: changeNote },
          }),
        'Published',
      )
    },
    async cancel() {
      const failure = await attempt(
        (office) => office.attempt(pagesApi.cancel, { params }),
        'Schedule cancelled',
      )
      await reject(failure, 'The schedule could not be cancelled.')
    },
    async archive() {
      const failure = await attempt(
        (office) => office.attempt(pagesApi.archive, { params }),
        'Archived',
      )
      await reject(failure, 'The page could not be archived.')
    },
    async restoreVersion(number: number) {
      const unsaved = await autosave.saveNow()
      // Also replaces a draft that the server has rejected, because it cannot be saved anyway.
      const canReplace = !unsaved || autosave.isRejected()
      const failure = canReplace ? await restore(number) : unsaved
      await reject(failure, `Version ${number} could not be restored.`)
    },
  }
}

/** Runs calls that change a page and updates the displayed page. */
function useAttempts(page: PageDetails, autosave: DraftAutosave, onDone: () => void) {
  const api = useApi()
  const [current, setCurrent] = useState(page)
  const params = { id: page.id }

  /** Returns the error if it failed. */
  async function attempt(call: Call, message: string): Promise<SaveError | undefined> {
    const { result, failure } = await send(call)
    if (!result) return failure
    autosave.applyRemote(toDraft(result))
    void showToast('success', message)
    return undefined
  }

  async function send(call: Call) {
    const result = await call(api).catch(() => undefined)
    if (!result?.ok) return { failure: result?.failure ?? { detail: describeFailure(undefined) } }
    setCurrent(result.value)
    onDone()
    autosave.state = result.value.state
    autosave.missing = result.value.missing
    return { result: result.value }
  }

  /** Saves the draft first, then calls `attempt`. */
  async function saveAndAttempt(...call: Parameters<typeof attempt>) {
    return (await autosave.saveNow()) ?? (await attempt(...call))
  }

  /** Replaces the draft with a version and offers undo. Returns the error if it failed. */
  async function restore(number: number): Promise<SaveError | undefined> {
    const before = autosave.content
    const { result, failure } = await send((office) =>
      office.attempt(versionsApi.restore, {
        params: { ...params, number: String(number) },
        body: { revision: autosave.base.revision },
      }),
    )
    if (!result) {
      // Loads the newest draft for the next attempt.
      const current = await api.attempt(pagesApi.read, { params }).catch(() => undefined)
      if (current?.ok) autosave.applyRemote(toDraft(current.value))
      return failure
    }
    const draft = toDraft(result)
    void autosave.replaceDraft(before, draft)
    void showToast('success', `Version ${number} restored to the draft`, {
      undo: () => autosave.undoChange(before, draft.content),
    })
    return undefined
  }

  return { currentPage: current, attempt, saveAndAttempt, restore }
}

type Call = (api: ApiClient) => Promise<Result<PageDetails>>

const toDraft = ({ revision, draft, saved_by }: PageDetails) => ({
  revision,
  content: draft,
  saved_by,
})

interface Rejection {
  /** Counts rejections, so that a repeated error is announced again. */
  count: number
  failure?: SaveError
}

/** Holds the last error until the value changes or an action succeeds. */
function useRejection(status: DraftAutosave['status']) {
  const [rejection, setRejection] = useState<Rejection>({ count: 0 })
  const [lastStatus, setLastStatus] = useState(status)
  const isAboutFields = Object.keys(rejection.failure?.fields ?? {}).length > 0
  /** An error that names no field is over when saving works again. */
  const clearGeneralError = () => {
    if (!isAboutFields) setRejection(({ count }) => ({ count }))
  }
  if (status !== lastStatus) {
    setLastStatus(status)
    if (status === 'saved') clearGeneralError()
  }

  const onOnline = useEffectEvent(clearGeneralError)
  useEffect(() => {
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  /** Shows the error in a toast, above the form and beside the fields. */
  async function reject(failure: SaveError | undefined, title: string) {
    if (!failure) return
    setRejection(({ count }) => ({ count: count + 1, failure }))
    await showToast('error', title, { description: failure.detail })
  }

  /** Clears the errors of fields whose values have changed. */
  function clearFieldErrors(before: PageContent, after: PageContent) {
    setRejection((rejection) => {
      const fields = Object.entries(rejection.failure?.fields ?? {})
      const remaining = fields.filter(([path]) => valueAt(before, path) === valueAt(after, path))
      const { failure, count } = rejection
      if (!failure || (fields.length > 0 && remaining.length === fields.length)) return rejection
      const isResolved = remaining.length === 0
      return {
        count,
        failure: isResolved ? undefined : { ...failure, fields: Object.fromEntries(remaining) },
      }
    })
  }

  return {
    rejection,
    reject,
    clearFieldErrors,
    clearRejection: () => setRejection(({ count }) => ({ count })),
  }
}
