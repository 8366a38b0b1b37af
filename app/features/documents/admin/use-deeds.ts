import { useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Content, documentsApi, type OpenDocument } from '../contract.ts'
import { versionsApi } from '../versions-contract.ts'
import type { DraftSaving, SaveProblem } from './draft-saving.ts'

export type Deeds = ReturnType<typeof useDeeds>

/** What is done with a document beside writing it, and what was refused of it. */
export function useDeeds(document: OpenDocument, saving: DraftSaving) {
  const params = { id: document.id }
  const { refusal, refuse, forgive, forgiveAll } = useRefusal()

  const { shown, attempt, attemptWithScreen } = useAttempts(document, saving, forgiveAll)
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
      const failure = await attemptWithScreen(
        (office) =>
          office.attempt(versionsApi.bringBack, {
            params: { ...params, number: String(number) },
            body: from(),
          }),
        `Version ${number} is the draft now`,
      )
      await refuse(failure, `Version ${number} was not brought back.`)
    },
  }
}

/** Calls that change a document, and what is shown of it afterwards. */
function useAttempts(document: OpenDocument, saving: DraftSaving, onDone: () => void) {
  const api = useApi()
  const [shown, setShown] = useState(document)

  /** Returns why it was not done. */
  async function attempt(
    call: (api: ApiClient) => Promise<Result<OpenDocument>>,
    said: string,
  ): Promise<SaveProblem | undefined> {
    const result = await call(api).catch(() => undefined)
    if (!result?.ok) return result?.failure ?? { detail: 'The server could not be reached.' }
    const { revision, draft, saved_by, state } = result.value
    setShown(result.value)
    onDone()
    saving.state = state
    saving.takeIn({ revision, content: draft, saved_by })
    void showToast('success', said)
    return undefined
  }

  /** As `attempt`, once the server has exactly what is on the screen. */
  async function attemptWithScreen(...call: Parameters<typeof attempt>) {
    return (await saving.saveScreen()) ?? (await attempt(...call))
  }

  return { shown, attempt, attemptWithScreen }
}

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
