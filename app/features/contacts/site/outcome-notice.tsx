import type { Outcome } from './send-contact.ts'

/**
 * The outcome in the page itself, where no script can show a toast. It takes the focus, and so is
 * read out, unless a wrong field does.
 */
export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { isSent, title, description, fields } = outcome

  return (
    <div
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was just sent by the visitor, this is its answer
      autoFocus={!fields}
      role={isSent ? 'status' : 'alert'}
      className={`rounded-card border bg-white px-5 py-4 ${isSent ? 'border-indigo' : 'border-alarm'}`}
    >
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  )
}
