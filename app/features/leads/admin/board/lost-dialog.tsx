import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface LostDialogProps {
  name: string
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for the lost reason. */
export function LostDialog({ name, onConfirm, onClose }: LostDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  function confirm() {
    if (reason.trim()) onConfirm(reason.trim())
    else setMissing(true)
  }

  return (
    <Dialog title={`Mark ${name} as lost`} size="small" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
        className="grid gap-4 p-5 sm:p-6"
      >
        <TextField
          label="Lost reason"
          isRequired
          maxLength={200}
          value={reason}
          error={isMissing ? 'Please fill this in.' : undefined}
          onChange={setReason}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Mark as lost
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
