import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type KeyRight, keyRights } from '#app/contract/rights.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type ApiKey, apiKeysApi } from '../contract.ts'
import type { Route } from './+types/api-keys-page.ts'

const keys = list(apiKeysApi.list, {
  id: 'api-keys',
  title: 'API Keys',
  plural: 'keys',
  describeEmpty: () =>
    'API keys let another program use leads, applications or documents. Press “+ New key” to give one access.',
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
            Another program can use an API key to send enquiries from another website, to read
            reports, or to use applications and documents. Keep keys secret: anyone with a key can
            use it.
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

interface SecretDialogProps {
  name: string
  secret: string
  onClose: () => void
}

/** Shows a new key. It cannot be shown again later, because only its hash is stored. */
function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog title={`Key of ${name}`} size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p>
          Please copy it now: it is not shown again. Store it on the other site’s server, where no
          visitor can read it.
        </p>
        <CopyField label="API key" text={secret} />
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}

interface NewKeyDialogProps {
  onCreated: (created: ApiKey & { secret: string }) => void
  onClose: () => void
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The lifetimes to choose from, keyed by the number of days; '' means that the key never expires.
 */
const lifetimes = { '90': '90 days', '365': '1 year', '': 'Never expires' }

function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()
  const [selectedRights, setSelectedRights] = useState<KeyRight[]>(['leads:create'])

  async function create(form: FormData) {
    const days = Number(form.get('days'))
    const expires_at = days ? new Date(Date.now() + days * DAY_MS).toISOString() : null
    const body = { name: String(form.get('name')), rights: selectedRights, expires_at }
    const result = await submit(api.attempt(apiKeysApi.add, { body }))
    if (!result?.ok) return
    onClose()
    onCreated(result.value)
    await revalidate()
  }

  return (
    <FormDialog
      title="New API key"
      action="Create key"
      failure={failure}
      isSending={isSending}
      onSubmit={create}
      onClose={onClose}
    >
      <Field label="Name" isRequired hint="Which program uses it, and what for." path="name">
        {(control) => <input {...control} name="name" required autoComplete="off" />}
      </Field>
      <ChoiceGroup label="Permissions" path="rights">
        {keyRights.map((right) => (
          <Checkbox
            key={right}
            label={rightLabels[right]}
            isChecked={selectedRights.includes(right)}
            onChange={(isTicked) =>
              setSelectedRights(
                keyRights.filter((each) =>
                  each === right ? isTicked : selectedRights.includes(each),
                ),
              )
            }
          />
        ))}
      </ChoiceGroup>
      <Field label="Expires after" path="expires_at">
        {(control) => (
          <select {...control} name="days" defaultValue="365">
            {Object.entries(lifetimes).map(([days, label]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormDialog>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, rights, created_at, created_by, last_used_at } = apiKey

  return (
    <li className="grid gap-2 card p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <code className="text-sm text-ink/75">{prefix}…</code>
          <Validity apiKey={apiKey} />
        </p>
        <p className="text-sm">{rights.map((right) => rightLabels[right]).join(' · ')}</p>
        <p className="text-sm text-ink/75">
          Created <OfficeDateTime at={created_at} /> by {created_by} ·{' '}
          {last_used_at ? (
            <>
              last used <OfficeDateTime at={last_used_at} />
            </>
          ) : (
            'not used yet'
          )}
        </p>
      </div>
      {!apiKey.revoked_at && <RevokeButton {...apiKey} />}
    </li>
  )
}

function Validity({ apiKey: { expires_at, revoked_at } }: { apiKey: ApiKey }) {
  const isExpired = Boolean(revoked_at) || (expires_at ?? '~') <= new Date().toISOString()
  const at = revoked_at ?? expires_at
  const label = revoked_at ? 'Revoked' : isExpired ? 'Expired' : 'Until'

  return (
    <span
      className={`rounded-full px-3 py-0.5 text-sm font-medium ${isExpired ? 'bg-line text-ink' : 'bg-indigo/10 text-indigo'}`}
    >
      {at ? (
        <>
          {label} <OfficeDateTime at={at} />
        </>
      ) : (
        'Never expires'
      )}
    </span>
  )
}

function RevokeButton({ id, name }: ApiKey) {
  const api = useApi()
  const dialog = useRef<HTMLDialogElement>(null)
  const { revalidate } = useRevalidator()

  async function revoke() {
    const call = api.attempt(apiKeysApi.revoke, { params: { id } })
    const result = await call.catch(() => undefined)
    if (!result?.ok) return showToast('error', 'Failed to revoke the key. Please try again.')
    await revalidate()
    await showToast('success', `The API key “${name}” was revoked`)
  }

  return (
    <>
      <Button
        size="small"
        aria-label={`Revoke ${name}`}
        onClick={() => dialog.current?.showModal()}
        className="justify-self-start"
      >
        Revoke
      </Button>
      <ConfirmDialog
        ref={dialog}
        question={`Revoke the API key “${name}”?`}
        confirmLabel="Revoke"
        onConfirm={revoke}
      >
        <p className="text-ink/80">
          Programs that use this key stop working immediately. You cannot undo this.
        </p>
      </ConfirmDialog>
    </>
  )
}

const rightLabels: Record<KeyRight, string> = {
  'leads:create': 'Send enquiries',
  'reports:read': 'Read reports',
  'applications:read': 'Read applications',
  'applications:write': 'Add and change applications',
  'documents:read': 'Read documents and their files',
  'documents:write': 'Add and change documents',
}
