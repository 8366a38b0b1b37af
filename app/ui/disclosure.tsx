import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: ReactNode
  /** Whether it is open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** Shows its children after a click on the summary, even without scripts. */
export function Disclosure({ summary, isOpen, children }: DisclosureProps) {
  return (
    <details className="group" open={isOpen}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold text-night [&::-webkit-details-marker]:hidden">
        {summary}
        <span
          aria-hidden="true"
          className="mr-1 size-2.5 shrink-0 rotate-45 border-r-2 border-b-2 group-open:-rotate-135"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
