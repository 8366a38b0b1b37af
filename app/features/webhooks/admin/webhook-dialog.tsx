import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type ListedWebhook, type WebhookEvent, webhooksApi } from '../contract.ts'
import { eventLabels as known } from './event-names.ts'

interface WebhookDialogProps {
  /** The webhook to change; missing for a new one. */
  webhook?: ListedWebhook | undefined
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Edits the address, events and personal data of a webhook. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? ['lead.created'])
  const [includesPerson, setIncludesPerson] = useState(webhook?.includes_person ?? false)
  const { submit, isSending, failure } = useSubmission()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const body = { events, includes_person: includesPerson }
    const call = webhook
      ? api.attempt(webhooksApi.change, { params: { id: webhook.id }, body })
      : api.attempt(webhooksApi.add, { body: { ...body, url } })
    const result = await submit(call)
    if (!result?.ok) return
    onClose()
    if ('secret' in result.value) onSecret(result.value.secret as string)
    await revalidate()
  }

  function choose(event: WebhookEvent, isChosen: boolean) {
    const others = events.filter((each) => each !== event)
    setEvents(isChosen ? [...others, event] : others)
  }

  return (
    <Dialog title={webhook ? 'Edit webhook' : 'Add webhook'} size="small" onClose={onClose}>
      <form noValidate onSubmit={save} className="grid gap-4 p-5 sm:p-6">
        <FormErrors failure={failure}>
          {webhook ? (
            <p className="font-semibold wrap-anywhere">{url}</p>
          ) : (
            <TextField
              label="Address"
              type="url"
              placeholder="https://"
              isRequired
              value={url}
              path="url"
              onChange={setUrl}
            />
          )}
          <ChoiceGroup label="Events" path="events" className="font-semibold">
            {known.map(([event, name]) => (
              <Checkbox
                key={event}
                label={name}
                isChecked={events.includes(event)}
                onChange={(isChosen) => choose(event, isChosen)}
              />
            ))}
          </ChoiceGroup>
          <fieldset className="grid gap-1">
            <legend className="font-semibold">Personal data</legend>
            <Checkbox
              label="Include name, emails, phones and countries"
              path="includes_person"
              isChecked={includesPerson}
              onChange={setIncludesPerson}
            />
            <p className="text-sm text-ink/75">
              Otherwise an event contains only the lead’s ID, channel, stage and times.
            </p>
          </fieldset>
          <div className="flex justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
