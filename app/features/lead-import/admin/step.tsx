import type { ReactNode } from 'react'

interface StepProps {
  title: string
  /** Whether it follows a button, so it gets the focus when it appears. */
  isResult?: boolean
  children: ReactNode
}

/** A step of an import. */
export function Step({ title, isResult = false, children }: StepProps) {
  return (
    <section className="grid gap-4">
      <h2
        ref={isResult ? focus : undefined}
        tabIndex={-1}
        className="text-lg font-semibold text-indigo outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus()

export interface Progress {
  done: number
  all: number
}

export function ProgressBar({ done, all }: Progress) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress
        aria-label="Import progress"
        value={all === 0 ? 0 : done / all}
        className="accent-indigo"
      />
      <span className="text-sm text-ink/75 tabular-nums">
        {done.toLocaleString('en')} of {all.toLocaleString('en')}
      </span>
    </div>
  )
}
