import { useState } from 'react'
import { describeFailure } from '#app/base/admin/describe-failure.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Content, documentsApi, type OpenDocument } from '../contract.ts'
import { versionsApi } from '../versions-contract.ts'
import type { DraftSaving, SaveProblem } from './draft-saving.ts'

const UNDO_MS = 10_000

export type Deeds = ReturnType<typeof useDeeds>

/** What is done with a document beside writing it, and what was refused of it. */
export function useDeeds(document: OpenDocument, saving: DraftSaving) {
  const params = { id: document.id }
  const { refusal, refuse, forgive, forgiveAll } = useRefusal()

  const { shown, attempt, attemptWithScreen, restore } = useAttempts(document, saving, forgiveAll)
  const from = () => ({ revision: saving.base.revision })
  return {
    shown,
    refusal,
    refuse,
    forgive,
    /** At once, or at a time on the office's clock. Returns why it was not done. */
    publish(why: string, at: string) {
      if (at) {
        const body = () => ({ ...from(), why, at })
        return attemptWithScreen(
          (office) => office.attempt(documentsApi.schedule, { params, body: body() }),
          'Scheduled',
        )
      }
      return attemptWithScreen(
        (office) => office.attempt(documentsApi.publish, { params, body: { ...from(), why } }),
        'Published',
      )
    },
    async cancel() {
      const failure = await attempt(
        (office) => office.attempt(documentsApi.cancel, { params }),
        'It is not scheduled now',
      )
      await refuse(failure, 'It is still scheduled.')
    },
    async archive() {
      const failure = await attempt(
        (office) => office.attempt(documentsApi.archive, { params }),
        'Archived',
      )
      await refuse(failure, 'It was not archived.')
    },
    async bringBack(number: number) {
      const unsaved = await saving.saveScreen()
      // A draft that the server refuses is replaced all the same.
      const isReplaced = !unsaved || saving.isRefused()
      const failure = isReplaced ? await restore(number) : unsaved
      await refuse(failure, `Version ${number} was not brought back.`)
    },
  }
}

/** Calls that change a document, and what is shown of it afterwards. */
function useAttempts(document: OpenDocument, saving: DraftSaving, onDone: () => void) {
  const api = useApi()
  const [shown, setShown] = useState(document)
  const params = { id: document.id }

  /** Returns why it was not done. */
  async function attempt(call: Call, said: string): Promise<SaveProblem | undefined> {
    const { opened, failure } = await send(call)
    if (!opened) return failure
    saving.takeIn(toDraft(opened))
    void showToast('success', said)
    return undefined
  }

  async function send(call: Call) {
    const result = await call(api).catch(() => undefined)
    if (!result?.ok) return { failure: result?.failure ?? { detail: describeFailure(undefined) } }
    setShown(result.value)
    onDone()
    saving.state = result.value.state
    return { opened: result.value }
  }

  /** As `attempt`, once the server has exactly what is on the screen. */
  async function attemptWithScreen(...call: Parameters<typeof attempt>) {
    return (await saving.saveScreen()) ?? (await attempt(...call))
  }

  /** Replaces the draft by a version, and offers to undo that. Returns why it was not done. */
  async function restore(number: number): Promise<SaveProblem | undefined> {
    const before = saving.content
    const { opened, failure } = await send((office) =>
      office.attempt(versionsApi.bringBack, {
        params: { ...params, number: String(number) },
        body: { revision: saving.base.revision },
      }),
    )
    if (!opened) {
      // The next attempt is made with the newest draft in sight.
      const current = await api.attempt(documentsApi.read, { params }).catch(() => undefined)
      if (current?.ok) saving.takeIn(toDraft(current.value))
      return failure
    }
    const draft = toDraft(opened)
    void saving.replace(before, draft)
    const action = { label: 'Undo', onClick: () => saving.putBack(before, draft.content) }
    void showToast('success', `Version ${number} is the draft now`, {
      durationMs: UNDO_MS,
      action,
    })
    return undefined
  }

  return { shown, attempt, attemptWithScreen, restore }
}

type Call = (api: ApiClient) => Promise<Result<OpenDocument>>

const toDraft = ({ revision, draft, saved_by }: OpenDocument) => ({
  revision,
  content: draft,
  saved_by,
})

interface Refusal {
  /** How often something was refused. */
  count: number
  failure?: SaveProblem
}

/** What was refused, until it is changed or done. */
function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal>({ count: 0 })

  /** Says what was not done, and why: above the form, and beside each field. */
  async function refuse(failure: SaveProblem | undefined, title: string) {
    if (!failure) return
    setRefusal(({ count }) => ({ count: count + 1, failure }))
    await showToast('error', title, { description: failure.detail })
  }

  /** What was refused of a value counts until that value changes. */
  function forgive(before: Content, after: Content) {
    setRefusal((refusal) => {
      const fields = Object.entries(refusal.failure?.fields ?? {})
      const left = fields.filter(([path]) => valueAt(before, path) === valueAt(after, path))
      const { failure, count } = refusal
      if (!failure || (fields.length > 0 && left.length === fields.length)) return refusal
      const isOver = left.length === 0
      return {
        count,
        failure: isOver ? undefined : { ...failure, fields: Object.fromEntries(left) },
      }
    })
  }

  return { refusal, refuse, forgive, forgiveAll: () => setRefusal(({ count }) => ({ count })) }
}

/** The value at "sections.0.heading". */
function valueAt(content: unknown, path: string) {
  return path
    .split('.')
    .reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], content)
}
