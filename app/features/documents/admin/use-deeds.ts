import { useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { showToast } from '#app/ui/toasts.ts'
import { documentsApi, type OpenDocument } from '../contract.ts'
import { versionsApi } from '../versions-contract.ts'
import type { DraftSaving } from './draft-saving.ts'

export type Deeds = ReturnType<typeof useDeeds>

/** What is done with a document beside writing it, and what was refused of it. */
export function useDeeds(document: OpenDocument, saving: DraftSaving) {
  const api = useApi()
  const params = { id: document.id }
  const [shown, setShown] = useState(document)
  const [mistakes, setMistakes] = useState<Record<string, string>>({})

  /** Does it with all that was typed. Returns what was refused, by fields. */
  async function attempt(call: (api: ApiClient) => Promise<Result<OpenDocument>>, said: string) {
    await saving.flush()
    const result = await call(api).catch(() => undefined)
    if (result?.ok) {
      const { revision, draft, saved_by, state } = result.value
      setShown(result.value)
      setMistakes({})
      saving.state = state
      saving.takeIn({ revision, content: draft, saved_by })
      await showToast('success', said)
      return {}
    }
    const { fields = {}, detail = 'The server could not be reached.' } = result?.failure ?? {}
    setMistakes(fields)
    await showToast('error', 'This did not work.', { description: detail })
    return fields
  }

  const from = () => ({ revision: saving.base.revision })
  return {
    shown,
    mistakes,
    /** At once, or at a time on the office's clock. */
    publish(why: string, at: string) {
      if (at) {
        const body = () => ({ ...from(), why, at })
        return attempt(
          (office) => office.attempt(documentsApi.schedule, { params, body: body() }),
          'Scheduled',
        )
      }
      return attempt(
        (office) => office.attempt(documentsApi.publish, { params, body: { ...from(), why } }),
        'Published',
      )
    },
    cancel: () =>
      attempt(
        (office) => office.attempt(documentsApi.cancel, { params }),
        'It is not scheduled now',
      ),
    archive: () =>
      attempt((office) => office.attempt(documentsApi.archive, { params }), 'Archived'),
    bringBack: (number: number) =>
      attempt(
        (office) =>
          office.attempt(versionsApi.bringBack, {
            params: { ...params, number: String(number) },
            body: from(),
          }),
        `Version ${number} is the draft now`,
      ),
  }
}
