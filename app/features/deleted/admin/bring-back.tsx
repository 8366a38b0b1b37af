import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { focusHeading } from '#app/base/admin/screen.tsx'
import { useApi } from '#app/base/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Deleted } from '../contract.ts'
import { kinds } from './kinds.ts'

const SHOWN_MS = 10_000

/** Brings it back, and offers to show it where it stands again. */
export function BringBack({ row: { id, subject, name } }: { row: Deleted }) {
  const office = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const kind = kinds[subject]
  if (!kind) return null

  async function bringBack({ api, placeOf }: NonNullable<typeof kind>) {
    setSending(true)
    const result = await office.attempt(api.restore, { params: { id } }).catch(() => undefined)
    setSending(false)
    if (!result?.ok && result?.status !== 404) {
      const reason = result?.status === 409 && result.failure.detail
      await showToast('error', reason || `Failed to bring ${name} back. Please try again.`)
      return
    }
    await revalidate()
    focusHeading()
    if (!result.ok) return showToast('error', `${name} is forgotten for good by now.`)
    const action = { label: 'Show', onClick: () => void navigate(placeOf(name)) }
    await showToast('success', `${name} is back`, { durationMs: SHOWN_MS, action })
  }

  return (
    <Button
      size="small"
      className="justify-self-start"
      aria-label={`Bring back ${name}`}
      disabled={isSending}
      onClick={() => bringBack(kind)}
    >
      Bring back
    </Button>
  )
}
