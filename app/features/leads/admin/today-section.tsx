import { type ReactNode, useId } from 'react'

interface TodaySectionProps {
  title: string
  total: number
  /** What it says when there is nothing. */
  empty: string
  /** The rows. */
  children: ReactNode
  /** Leads to the others where not all are shown. */
  all?: ReactNode
}

/** One of the lists of Today, with how many it has. */
export function TodaySection({ title, total, empty, children, all }: TodaySectionProps) {
  const heading = useId()

  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h2 id={heading} className="text-lg font-semibold text-indigo">
        {title} <span className="text-ink/75 tabular-nums">{total}</span>
      </h2>
      {children ? (
        <ul className="grid gap-2">{children}</ul>
      ) : (
        <p className="text-ink/75">{empty}</p>
      )}
      {all}
    </section>
  )
}
