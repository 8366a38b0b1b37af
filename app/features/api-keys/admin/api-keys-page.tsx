import { useState } from 'react'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { Button } from '#app/ui/button.tsx'
import { type ApiKey, apiKeysApi } from '../contract.ts'
import type { Route } from './+types/api-keys-page.ts'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'

const keys = list(apiKeysApi.list, {
  id: 'api-keys',
  title: 'API Keys',
  plural: 'keys',
  describeEmpty: () => 'Press “+ New key” to give another program access.',
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(keys, args)

export default function ApiKeysPage({ loaderData }: Route.ComponentProps) {
  const [isAdding, setAdding] = useState(false)
  const [created, setCreated] = useState<ApiKey & { secret: string }>()

  return (
    <>
      <ListScreen
        list={keys}
        {...loaderData}
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            + New key
          </Button>
        }
        intro={
          <p className="max-w-prose text-ink/75">
            Another program can use an API key to send enquiries from another website or to read
            reports. Keep keys secret: anyone with a key can use it.
          </p>
        }
      >
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((row) => (
              <KeyRow key={row.id} apiKey={row} />
            ))}
          </ul>
        )}
      </ListScreen>
      {isAdding && <NewKeyDialog onCreated={setCreated} onClose={() => setAdding(false)} />}
      {created && <SecretDialog {...created} onClose={() => setCreated(undefined)} />}
    </>
  )
}
