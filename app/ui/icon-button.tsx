import type { ReactNode } from 'react'

interface IconButtonProps {
  label: string
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** Uses aria-disabled, so that a disabled button keeps the focus: the next move may enable it. */
export function IconButton({ label, isDisabled = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      className="grid size-9 shrink-0 place-items-center rounded-lg text-ink/75 hover:bg-paper aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
