import type { Outcome } from './send-contact.ts'

/**
 * Shows the result in the page if scripts cannot show a toast. Takes the focus for screen readers,
 * unless an invalid field has the focus.
 */
export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { isSent, title, description, fields } = outcome

  return (
    <div
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the visitor has just submitted the page, and this is the result
      autoFocus={!fields}
      role={isSent ? 'status' : 'alert'}
      className={`rounded-card border bg-white px-5 py-4 ${isSent ? 'border-indigo' : 'border-alarm'}`}
    >
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  )
}
