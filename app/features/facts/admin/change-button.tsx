import { useState } from 'react'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ListedFact } from '../contract.ts'
import { ChangeDialog } from './change-dialog.tsx'

interface ChangeButtonProps {
  fact: ListedFact
  /** Visible text of the button. */
  text?: string
}

/** Opens the small form for a new value. */
export function ChangeButton({ fact, text }: ChangeButtonProps) {
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('content:write')) return null
  return (
    <>
      <Button
        size="small"
        aria-label={text ? undefined : `Change ${fact.label}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text ?? 'Change'}
      </Button>
      {isOpen && <ChangeDialog fact={fact} onClose={() => setOpen(false)} />}
    </>
  )
}
