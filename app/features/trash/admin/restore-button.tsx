import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { DeletedItem } from '../contract.ts'
import { itemTypes } from './item-types.ts'

const TOAST_MS = 10_000

/** Restores the item and offers to open its screen. */
export function RestoreButton({ row: { id, subject, name } }: { row: DeletedItem }) {
  const apiClient = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const itemType = itemTypes[subject]
  if (!itemType) return null

  async function restoreItem({ api, screenOf }: NonNullable<typeof itemType>) {
    setSending(true)
    const result = await apiClient.attempt(api.restore, { params: { id } }).catch(() => undefined)
    setSending(false)
    if (!result?.ok && result?.status !== 404) {
      const reason = result?.status === 409 && result.failure.detail
      await showToast('error', reason || `Failed to restore ${name}. Please try again.`)
      return
    }
    await revalidate()
    focusHeading()
    if (!result.ok) return showToast('error', `${name} has been permanently deleted.`)
    const action = { label: 'Show', onClick: () => void navigate(screenOf(name)) }
    await showToast('success', `${name} was restored`, { durationMs: TOAST_MS, action })
  }

  return (
    <Button
      size="small"
      className="justify-self-start"
      aria-label={`Restore ${name}`}
      disabled={isSending}
      onClick={() => restoreItem(itemType)}
    >
      Restore
    </Button>
  )
}
