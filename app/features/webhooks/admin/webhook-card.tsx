import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Delivery, type ListedWebhook, webhooksApi } from '../contract.ts'
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
    <li className="grid gap-3 card p-4 lg:px-5">
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
  const { run, isSending } = useCommand()
  const { confirmRemoval, confirmDialog } = useRemoval(removal)
  const params = { id }

  async function sendTest() {
    const result = await run(webhooksApi.test, { params })
    if (!result) return
    const { error } = result.value
    await showToast(error ? 'error' : 'success', error || 'Test event delivered')
  }
  async function renewSecret() {
    const renewed = await run(webhooksApi.renewSecret, { params })
    if (renewed) onSecret(renewed.value.secret)
  }
  const pause = () => run(webhooksApi.change, { params, body: { is_paused: !is_paused } })
  const actions: [name: string, action: () => void][] = [
    ['Send test', sendTest],
    ['Edit', onEdit],
    [is_paused ? 'Resume' : 'Pause', pause],
    ['New secret', renewSecret],
    ['Remove', () => confirmRemoval(webhook)],
  ]

  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(([name, action], index) => (
        <Button
          // Pause and Resume share a key, so that the button keeps the focus.
          key={`${index + 1}`}
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

/** Lists the last deliveries of a webhook with their responses. */
function Deliveries({ deliveries }: { deliveries: Delivery[] }) {
  const [last] = deliveries
  if (!last) return <p className="text-sm text-ink/75">No deliveries yet.</p>

  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm">
        Last delivery <OfficeDateTime at={last.at} className="tabular-nums" />:{' '}
        <Outcome of={last} />
      </summary>
      <ol className="grid gap-3 border-l-2 border-line py-2 pl-4 text-sm">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="grid gap-1">
            <span>
              <OfficeDateTime at={delivery.at} className="tabular-nums" /> ·{' '}
              {labelEvent(delivery.event)}
              {delivery.attempt > 1 && ` · attempt ${delivery.attempt}`}: <Outcome of={delivery} />
            </span>
            {delivery.response && (
              <code className="rounded-lg bg-paper px-3 py-2 wrap-anywhere whitespace-pre-wrap">
                {delivery.response}
              </code>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

function Outcome({ of: { error, status } }: { of: Delivery }) {
  if (!error) return <span className="font-semibold">Delivered ({status})</span>
  return <span className="font-semibold text-alarm">{error}</span>
}
