import type { Outcome } from './send-contact.ts'

/** The outcome in the page itself, where no script can show a toast. */
export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { isSent, title, description } = outcome

  return (
    <div
      role={isSent ? 'status' : 'alert'}
      className={`rounded-card border bg-white px-5 py-4 ${isSent ? 'border-indigo' : 'border-alarm'}`}
    >
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  )
}
