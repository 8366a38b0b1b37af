import { useState } from 'react'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type PageContent, type PageDetails, pagesApi } from '../contract.ts'
import { versionsApi } from '../versions-contract.ts'
import type { DraftAutosave, SaveError } from './draft-autosave.ts'

const UNDO_MS = 10_000

export type PageActions = ReturnType<typeof usePageActions>

/** Returns the page actions (publish, schedule, archive, restore) and their errors. */
export function usePageActions(page: PageDetails, autosave: DraftAutosave) {
  const params = { id: page.id }
  const { rejection, reject, clearFieldErrors, clearRejection } = useRejection()

  const { currentPage, attempt, saveAndAttempt, restore } = useAttempts(
    page,
    autosave,
    clearRejection,
  )
  const getBase = () => ({ revision: autosave.base.revision })
  return {
    currentPage,
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
    const action = { label: 'Undo', onClick: () => autosave.undoChange(before, draft.content) }
    void showToast('success', `Version ${number} restored to the draft`, {
      durationMs: UNDO_MS,
      action,
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
function useRejection() {
  const [rejection, setRejection] = useState<Rejection>({ count: 0 })

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

/** Returns the value at a path such as "sections.0.heading". */
function valueAt(content: unknown, path: string) {
  return path
    .split('.')
    .reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], content)
}
