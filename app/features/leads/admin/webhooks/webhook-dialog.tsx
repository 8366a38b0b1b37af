import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type ListedWebhook, type WebhookEvent, webhooksApi } from '../../webhook-contract.ts'
import { events as known } from './event-names.ts'

interface WebhookDialogProps {
  /** What is changed; without it a new one is added. */
  webhook?: ListedWebhook | undefined
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Which program is told, of what, and how much. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? ['lead.created'])
  const [hasPerson, setHasPerson] = useState(webhook?.has_person ?? false)
  const [mistakes, setMistakes] = useState<Record<string, string>>({})

  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { events, has_person: hasPerson }
    const call = webhook
      ? api.attempt(webhooksApi.change, { params: { id: webhook.id }, body })
      : api.attempt(webhooksApi.add, { body: { ...body, url } })
    const result = await call.catch(() => undefined)
    if (!result?.ok) {
      const { fields, detail = 'The server could not be reached.' } = result?.failure ?? {}
      return setMistakes(fields ?? { events: detail })
    }
    await revalidate()
    onClose()
    if ('secret' in result.value) onSecret(result.value.secret as string)
  }

  function choose(event: WebhookEvent, isChosen: boolean) {
    const others = events.filter((each) => each !== event)
    setEvents(isChosen ? [...others, event] : others)
  }

  return (
    <Dialog title={webhook ? 'Edit webhook' : 'Add webhook'} size="small" onClose={onClose}>
      <form noValidate onSubmit={save} className="grid gap-4 p-5 sm:p-6">
        {webhook ? (
          <p className="font-semibold wrap-anywhere">{url}</p>
        ) : (
          <TextField
            label="Address"
            type="url"
            placeholder="https://"
            isRequired
            value={url}
            error={mistakes.url}
            onChange={setUrl}
          />
        )}
        <fieldset className="grid gap-1">
          <legend className="font-semibold">It is told of</legend>
          {known.map(([event, name]) => (
            <Check
              key={event}
              label={name}
              isChecked={events.includes(event)}
              onChange={(isChosen) => choose(event, isChosen)}
            />
          ))}
          {mistakes.events && (
            <p role="alert" className="text-sm text-alarm">
              {mistakes.events}
            </p>
          )}
        </fieldset>
        <fieldset className="grid gap-1">
          <legend className="font-semibold">Who it is</legend>
          <Check
            label="Tell name, emails, phones and countries too"
            isChecked={hasPerson}
            onChange={setHasPerson}
          />
          <p className="text-sm text-ink/75">
            Otherwise it is told the lead’s number, way, stage and times, and nothing of the person.
          </p>
        </fieldset>
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface CheckProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-9 items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-indigo"
      />
      {label}
    </label>
  )
}
