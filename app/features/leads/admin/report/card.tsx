import type { ReactNode } from 'react'

export interface Days {
  from: string
  until: string
}

/** The list behind a number. */
export const listOf = ({ from, until }: Days, filters: Record<string, string> = {}) =>
  `/admin/leads?${new URLSearchParams({ from, until, ...filters })}`

export const linkLook = 'inline-flex min-h-6 items-center text-indigo underline tabular-nums'

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid break-inside-avoid content-start gap-3 rounded-card border border-line bg-white p-4">
      <h2 className="text-lg font-semibold text-indigo">{title}</h2>
      {children}
    </section>
  )
}
