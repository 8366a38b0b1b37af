/** Draws a share of the full width. The number beside it is the accessible text. */
export function Bar({ part }: { part: number }) {
  return (
    <span aria-hidden="true" className="block h-3 rounded-full bg-paper">
      <span
        className="block h-full rounded-full bg-indigo/65 print:border print:border-ink"
        style={{ width: `${Math.round(part * 100)}%` }}
      />
    </span>
  )
}
