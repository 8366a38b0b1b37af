import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { buttonClassName } from '#app/ui/button.tsx'
import { useOffice } from '../browser/office-context.ts'

/** The help of the current screen. The layout of the back office provides it; null: no help. */
export const ScreenHelpContext = createContext<ComponentType | null>(null)

/** The folded “How this works” of the current screen. */
export function ScreenHelp() {
  const Help = use(ScreenHelpContext)
  return Help && <Help />
}

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
          <ScreenHelp />
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
  /** Says what the screen is for and what to do first. */
  children: ReactNode
  /** A link to the first action, if it is on another screen. */
  firstAction?: FirstAction
}

export interface FirstAction {
  label: string
  to: string
}

export function NothingFound({ of, children, firstAction }: NothingFoundProps) {
  return (
    <div className="grid justify-items-start gap-1 card p-6">
      <p role="status" className="font-semibold">
        No {of} found
      </p>
      <p className="text-ink/75">{children}</p>
      {firstAction && (
        <Link
          to={firstAction.to}
          // Pages of the website have scripts of their own.
          reloadDocument={!firstAction.to.startsWith('/admin/')}
          className={`mt-2 ${buttonClassName('plain', 'small')}`}
        >
          {firstAction.label}
        </Link>
      )}
    </div>
  )
}
