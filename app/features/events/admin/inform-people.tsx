import { useRef } from 'react'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { type CountedEvent, registrationsApi } from '../registrations-contract.ts'

/** Offers to write to people who do not know yet that the event was changed or cancelled. */
export function InformPeople({ event }: { event: CountedEvent }) {
  const { id, title, uninformed, is_cancelled } = event
  const { run, isSending } = useCommand()
  const dialog = useRef<HTMLDialogElement>(null)
  if (uninformed === 0) return null
  const label = `Tell the ${uninformed} registered ${uninformed === 1 ? 'person' : 'people'}`

  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p>
        {is_cancelled
          ? 'People who registered do not know yet that it does not take place.'
          : 'Date, time, place or link have changed since people registered.'}
      </p>
      <Button disabled={isSending} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <ConfirmDialog
        ref={dialog}
        question={`Write to ${uninformed} people about “${title}”?`}
        confirmLabel="Send the mails"
        cancelLabel="Not now"
        onConfirm={() => run(registrationsApi.inform, { body: { event: id } })}
      >
        <p>
          Each person gets one mail with the new details and a link that updates the calendar, also
          those on the waiting list.
        </p>
      </ConfirmDialog>
    </div>
  )
}
