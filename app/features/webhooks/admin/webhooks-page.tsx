import { useState } from 'react'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { Button } from '#app/ui/button.tsx'
import { type ListedWebhook, webhooksApi } from '../contract.ts'
import type { Route } from './+types/webhooks-page.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

const webhooks = list(webhooksApi.list, {
  id: 'webhooks',
  title: 'Webhooks',
  plural: 'webhooks',
  describeEmpty: () => 'Press “+ Add webhook” to send lead events to another program.',
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
            Webhooks send lead events to other programs at once, for example a CRM or a spreadsheet.
            You get a signing secret when you add a webhook; the other program uses it to check that
            events come from this office. A failed delivery is retried for a day.
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
