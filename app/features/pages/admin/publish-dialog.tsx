import { useState } from 'react'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SaveError } from './draft-autosave.ts'
import { getTypeName } from './page-type-names.ts'
import type { PageActions } from './use-page-actions.ts'

/** Input of the publish dialog. */
interface PublishInput {
  changeNote: string
  at: string
}

export const emptyPublishInput: PublishInput = { changeNote: '', at: '' }

interface PublishDialogProps {
  actions: PageActions
  /**
   * The state is outside the dialog, so that it survives when an error of a page field closes it.
   */
  input: PublishInput
  onInput: (input: PublishInput) => void
  onClose: () => void
}

/** Publishes now or later, with a change note. */
export function PublishDialog({ actions, input, onInput, onClose }: PublishDialogProps) {
  const { changeNote, at } = input
  const [failure, setFailure] = useState<SaveError>()
  const [isSending, setSending] = useState(false)
  const { type, scheduled_for, source_page: source } = actions.currentPage
  const { time_zone } = useOffice()

  async function publish() {
    if (isSending) return
    setSending(true)
    const saveError = await actions.publish(changeNote, at)
    setSending(false)
    // Errors of the dialog's fields appear here, all others above the page form.
    if (saveError?.fields?.at || saveError?.fields?.change_note) return setFailure(saveError)
    if (!saveError) onInput(emptyPublishInput)
    onClose()
    await actions.reject(saveError, at ? 'Not scheduled.' : 'Not published.')
  }

  async function cancel() {
    onClose()
    await actions.cancel()
  }

  return (
    <Dialog title={`Publish this ${getTypeName(type)}`} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 px-5 pt-4 pb-5 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          publish()
        }}
      >
        <FormErrors failure={failure}>
          {source && (
            <p className="text-ink/75 wrap-anywhere">
              The translation will then be up to date with “{source.title}”.
            </p>
          )}
          <TextField
            label="Change note"
            path="change_note"
            hint="Shown to colleagues in the history. Optional."
            value={changeNote}
            onChange={(text) => onInput({ changeNote: text, at })}
          />
          <Field
            label="Publish later"
            hint={`Office time (${time_zone}). The current text will be published.`}
            path="at"
          >
            {(control) => (
              <input
                {...control}
                type="datetime-local"
                value={at}
                onChange={({ target }) => onInput({ changeNote, at: target.value })}
              />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            {scheduled_for && <Button onClick={cancel}>Cancel schedule</Button>}
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isSending}>
              {at ? 'Schedule' : 'Publish now'}
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
