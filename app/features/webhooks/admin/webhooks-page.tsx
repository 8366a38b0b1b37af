import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type ListedWebhook, type WebhookEvent, webhooksApi } from '../contract.ts'
import type { Route } from './+types/webhooks-page.ts'
import { eventLabels as known } from './event-names.ts'
import { WebhookCard } from './webhook-card.tsx'

const webhooks = list(webhooksApi.list, {
  id: 'webhooks',
  title: 'Webhooks',
  plural: 'webhooks',
  describeEmpty: () => 'Press “+ Add webhook” to send events to another program.',
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(webhooks, args)

export default function WebhooksPage({ loaderData }: Route.ComponentProps) {
  /** The webhook to change; null for a new one. */
  const [edited, setEdited] = useState<ListedWebhook | null>()
  const [secret, setSecret] = useState<string>()

  return (
    <>
      <ListScreen
        list={webhooks}
        {...loaderData}
        actions={
          <Button variant="primary" onClick={() => setEdited(null)}>
            + Add webhook
          </Button>
        }
        intro={
          <p className="max-w-prose text-sm text-ink/75">
            Webhooks send events of leads, applications and documents to other programs at once, for
            example a CRM or a spreadsheet. You get a signing secret when you add a webhook; the
            other program uses it to check that events come from this office. A failed delivery is
            retried for a day.
          </p>
        }
      >
        {(rows) => (
          <ul className="grid gap-4">
            {rows.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setEdited(webhook)}
                onSecret={setSecret}
              />
            ))}
          </ul>
        )}
      </ListScreen>
      {edited !== undefined && (
        <WebhookDialog
          webhook={edited ?? undefined}
          onSecret={setSecret}
          onClose={() => setEdited(undefined)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

/** Shows the signing secret once. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title="Signing secret" size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p>
          The other program uses this secret to check that a message comes from this site. Store it
          there.
        </p>
        <CopyField label="Secret" text={secret} />
        <p className="text-sm text-ink/75">
          It is shown only once. You can create a new secret later; this one then stops working.
        </p>
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}

interface WebhookDialogProps {
  /** The webhook to change; missing for a new one. */
  webhook?: ListedWebhook | undefined
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Edits the address, events and personal data of a webhook. */
function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? ['lead.created'])
  const [includesPerson, setIncludesPerson] = useState(webhook?.includes_person ?? false)
  const { submit, isSending, failure } = useSubmission()

  async function save() {
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
    <FormDialog
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      failure={failure}
      isSending={isSending}
      onSubmit={save}
      onClose={onClose}
    >
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
          Otherwise an event contains only IDs, stages, steps, kinds and times.
        </p>
      </fieldset>
    </FormDialog>
  )
}
