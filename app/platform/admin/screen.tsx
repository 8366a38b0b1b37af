import type { ReactNode } from 'react'
import { useOffice } from '../browser/office-context.ts'

interface ScreenProps {
  title: string
  /** The id of the heading. */
  id?: string
  above?: ReactNode
  /** Below the title. */
  subtitle?: ReactNode
  /** Actions, beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a screen: document title, heading and actions. */
export function Screen({ title, id, above, subtitle, actions, children }: ScreenProps) {
  const { short_name } = useOffice()

  return (
    <div className="grid gap-5">
      <title>{`${title} – ${short_name}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {above}
          <h1
            id={id}
            tabIndex={-1}
            className="font-display text-2xl font-semibold text-indigo outline-none wrap-anywhere"
          >
            {title}
          </h1>
          {subtitle}
        </div>
        {actions}
      </div>
      {children}
    </div>
  )
}

/** Focuses the heading, for example after the focused button was removed with its row. */
export function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus()
}

interface NothingFoundProps {
  of: string
  /** A hint about what to expect or do. */
  children: ReactNode
}

export function NothingFound({ of, children }: NothingFoundProps) {
  return (
    <div className="rounded-card border border-line bg-white p-6">
      <p role="status" className="font-semibold">
        No {of} found
      </p>
      <p className="text-ink/75">{children}</p>
    </div>
  )
}
