import type { ReactNode } from 'react'

interface TickProps {
  label: ReactNode
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}

/** Something that is so or not; the whole line can be pressed. */
export function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 wrap-anywhere">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-indigo"
      />
      {label}
    </label>
  )
}
