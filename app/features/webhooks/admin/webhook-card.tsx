import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type ListedWebhook, webhooksApi } from '../contract.ts'
import { Deliveries } from './deliveries.tsx'
import { labelEvent } from './event-names.ts'

interface WebhookCardProps {
  webhook: ListedWebhook
  onEdit: () => void
  onSecret: (secret: string) => void
}

/** Shows the events, actions and deliveries of a webhook. */
export function WebhookCard({ webhook, onEdit, onSecret }: WebhookCardProps) {
  const { url, events, includes_person, is_paused, deliveries } = webhook

  return (
    <li className="grid gap-3 rounded-card border border-line bg-white p-4 lg:px-5">
      <div className="grid gap-1">
        <h2 className="font-semibold wrap-anywhere">{url}</h2>
        <p className="text-sm text-ink/80">
          {events.map(labelEvent).join(', ')}
          {includes_person ? ', with personal data' : ', without personal data'}
          {is_paused && <span className="font-semibold"> · Paused</span>}
        </p>
      </div>
      <Actions webhook={webhook} onEdit={onEdit} onSecret={onSecret} />
      <Deliveries deliveries={deliveries} />
    </li>
  )
}

const removal = {
  api: webhooksApi,
  singular: 'webhook',
  question: 'Remove this webhook?',
  description: ({ url }: ListedWebhook) => `${url} will receive no more events.`,
  successMessage: ({ url }: ListedWebhook) => `${url} receives no more events`,
  errorMessage: 'Failed to remove the webhook. Please try again.',
}

function Actions({ webhook, onEdit, onSecret }: WebhookCardProps) {
  const { id, url, is_paused } = webhook
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const { confirmRemoval, confirmDialog } = useRemoval(removal)
  const params = { id }

  /** Returns the value of a call. Shows the error and returns undefined if it failed. */
  async function run<Value>(call: Promise<Result<Value>>) {
    setSending(true)
    const result = await call.catch(() => undefined)
    await revalidate()
    setSending(false)
    if (result?.ok) return result.value
    await showToast('error', describeFailure(result?.failure))
    return undefined
  }
  async function sendTest() {
    const result = await run(api.attempt(webhooksApi.test, { params }))
    if (!result) return
    await showToast(result.error ? 'error' : 'success', result.error || 'Test event delivered')
  }
  async function renewSecret() {
    const renewed = await run(api.attempt(webhooksApi.renewSecret, { params }))
    if (renewed) onSecret(renewed.secret)
  }
  const pause = () =>
    run(api.attempt(webhooksApi.change, { params, body: { is_paused: !is_paused } }))
  const actions: [name: string, action: () => void][] = [
    ['Send test', sendTest],
    ['Edit', onEdit],
    [is_paused ? 'Resume' : 'Pause', pause],
    ['New secret', renewSecret],
    ['Remove', () => confirmRemoval(webhook)],
  ]

  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(([name, action]) => (
        <Button
          // Pause and Resume share a key, so that the button keeps the focus.
          key={name === 'Resume' ? 'Pause' : name}
          size="small"
          aria-label={`${name}: ${url}`}
          aria-disabled={isSending}
          onClick={() => !isSending && action()}
        >
          {name}
        </Button>
      ))}
      {confirmDialog}
    </div>
  )
}
