import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { Lead } from '../../contract.ts'
import { messagesApi, type OpenedMessage } from '../../messages-contract.ts'
import { useLeadChange } from '../use-lead-change.ts'

/** Records messages that open in another app. Only a user knows whether they were sent. */
export function useOpenedMessage(lead: Lead) {
  const { id, name } = lead
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { logActivity } = useLeadChange(lead)

  async function recordOpened(body: OpenedMessage) {
    const result = await api
      .attempt(messagesApi.recordOpened, { params: { id }, body })
      .catch(() => undefined)
    if (!result?.ok) {
      const description = describeFailure(result?.failure)
      await showToast('error', 'The message could not be recorded in the timeline', { description })
    }
    return result
  }

  async function offerMarkAsSent(channel: 'whatsapp' | 'email') {
    await revalidate()
    const markAsSent = () => logActivity({ kind: channel, text: '' }, `Marked as sent to ${name}`)
    await showToast('success', 'Recorded in the timeline', {
      durationMs: 60_000,
      action: { label: 'Mark as sent', onClick: markAsSent },
    })
  }

  return { recordOpened, offerMarkAsSent }
}
