import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import type { Delivery } from '../contract.ts'
import { labelEvent } from './event-names.ts'

/** Lists the last deliveries of a webhook with their responses. */
export function Deliveries({ deliveries }: { deliveries: Delivery[] }) {
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
