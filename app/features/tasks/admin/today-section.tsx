import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

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

interface AllLinkProps {
  total: number
  shown: number
  to: string
}

/** Links to the full list if the section shows only a part. */
export function AllLink({ total, shown, to }: AllLinkProps) {
  if (total <= shown) return null
  return (
    <Link className="text-indigo underline" to={to}>
      All {total.toLocaleString('en')}
    </Link>
  )
}
