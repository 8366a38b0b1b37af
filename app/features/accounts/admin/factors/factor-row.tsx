import type { ReactNode } from 'react'

interface FactorRowProps {
  title: string
  text: ReactNode
  children: ReactNode
}

/** One second factor and its actions. */
export function FactorRow({ title, text, children }: FactorRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <div className="min-w-0 grow basis-52">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        <p className="text-sm text-ink/80">{text}</p>
      </div>
      {children}
    </div>
  )
}
