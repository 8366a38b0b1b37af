import { useState } from 'react'
import { useOffice } from '#app/base/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { nameKind } from './kind-names.ts'
import type { Deeds } from './use-deeds.ts'

interface PublishDialogProps {
  deeds: Deeds
  onClose: () => void
}

/** Publishes now or at a time, with a line for colleagues. */
export function PublishDialog({ deeds, onClose }: PublishDialogProps) {
  const [why, setWhy] = useState('')
  const [at, setAt] = useState('')
  const [mistake, setMistake] = useState<string>()
  const { kind, scheduled_for, original } = deeds.shown
  const { time_zone } = useOffice()

  async function publish() {
    const fields = await deeds.publish(why, at)
    if (fields.at) setMistake(fields.at)
    else onClose()
  }

  async function cancel() {
    await deeds.cancel()
    onClose()
  }

  return (
    <Dialog title={`Publish this ${nameKind(kind)}`} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 px-5 pt-4 pb-5 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          publish()
        }}
      >
        {original && (
          <p className="text-ink/75">
            From then on it counts as saying what “{original.title}” says now.
          </p>
        )}
        <TextField
          label="What has changed"
          hint="For colleagues; it may stay empty."
          value={why}
          onChange={setWhy}
        />
        <Field
          label="Not now, but at"
          hint={`On the clock of the office (${time_zone}). What is published then is the text as it is now.`}
          error={mistake}
        >
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          {scheduled_for && <Button onClick={cancel}>Do not publish it by itself</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            {at ? 'Schedule' : 'Publish now'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
