import { useRef } from 'react'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { type Registration, registrationsApi } from '../registrations-contract.ts'
import { stateNames } from './state-names.ts'

/** The state of a registration, and what the office can do with it. */
export function RegistrationActions({ registration }: { registration: Registration }) {
  const { id, name, state, moved_up_at, is_attended } = registration
  const { run, isSending } = useCommand()
  const cancelDialog = useRef<HTMLDialogElement>(null)
  const params = { id }

  return (
    <div className="grid justify-items-start gap-2">
      <span className="font-semibold">{stateNames[state]}</span>
      {state === 'registered' && moved_up_at && (
        <span className="text-ink/75">
          Moved up on <OfficeDateTime at={moved_up_at} isShort />
        </span>
      )}
      {state === 'registered' && (
        // biome-ignore lint/a11y/useSemanticElements: the name of the person is shown in its own cell
        <div role="group" aria-label={name}>
          <Checkbox
            label="Attended"
            isChecked={is_attended}
            onChange={(isAttended) =>
              run(registrationsApi.setAttendance, { params, body: { is_attended: isAttended } })
            }
          />
        </div>
      )}
      {state !== 'registered' && (
        <Button
          size="small"
          disabled={isSending}
          aria-label={`Give a seat: ${name}`}
          onClick={() => run(registrationsApi.confirm, { params })}
        >
          Give a seat
        </Button>
      )}
      {state !== 'cancelled' && (
        <Button
          size="small"
          disabled={isSending}
          aria-label={`Cancel the registration of ${name}`}
          onClick={() => cancelDialog.current?.showModal()}
        >
          Cancel
        </Button>
      )}
      <ConfirmDialog
        ref={cancelDialog}
        question={`Cancel the registration of ${name}?`}
        confirmLabel="Cancel the registration"
        cancelLabel="Keep it"
        onConfirm={() => run(registrationsApi.cancel, { params })}
      >
        <p>
          {state === 'waiting'
            ? 'The person leaves the waiting list. If e-mail is set up, the person gets a mail.'
            : 'The first person on the waiting list gets the seat. If e-mail is set up, both get a mail.'}
        </p>
      </ConfirmDialog>
    </div>
  )
}
