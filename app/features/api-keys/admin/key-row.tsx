import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type ApiKey, apiKeysApi } from '../contract.ts'
import { rightLabels } from './right-labels.ts'

export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, rights, created_at, created_by, last_used_at } = apiKey

  return (
    <li className="grid gap-2 rounded-card border border-line bg-white p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
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
