import { type ReactNode, useId } from 'react'

interface TodaySectionProps {
  title: string
  total: number
  /** Text of the empty state. */
  empty: string
  children: ReactNode
  /** Link to the full list. */
  all?: ReactNode
}

/** A section of the Today screen with its count. */
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
