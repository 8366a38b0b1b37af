import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Backups, backupsApi } from '../contract.ts'

const REFRESH_EVERY_MS = 1_000

/** Progress, last failure and next scheduled backup. */
export function BackupState({ running, failure, next_at }: Backups) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const isRunning = running !== null

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), REFRESH_EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])

  async function create() {
    setSending(true)
    const result = await api.attempt(backupsApi.create, {}).catch(() => undefined)
    await revalidate()
    setSending(false)
    if (result?.ok) return
    await showToast('error', describeFailure(result?.failure))
  }

  return (
    <section
      aria-label="The next backup"
      className="grid max-w-prose gap-3 rounded-card border border-line bg-white p-4"
    >
      {failure && (
        <p role="alert" className="wrap-anywhere">
          <span className="font-semibold text-alarm">The last backup failed.</span> {failure.error}{' '}
          {failure.retry_at && (
            <>
              The next attempt is at <OfficeDateTime at={failure.retry_at} />.
            </>
          )}
        </p>
      )}
      {running ? <Progress {...running} /> : <NextBackup at={next_at} />}
      <Button
        variant="primary"
        className="justify-self-start"
        disabled={isSending || isRunning}
        onClick={create}
      >
        Back up now
      </Button>
    </section>
  )
}

const taskLabels = { backup: 'Backing up', verification: 'Testing the newest backup' }

function Progress({ type, progress }: NonNullable<Backups['running']>) {
  return (
    <div className="grid gap-1">
      <p id="running" role="status" className="font-semibold">
        {taskLabels[type]}…
      </p>
      <progress
        aria-labelledby="running"
        className="h-2 w-full accent-indigo"
        {...(progress !== null && { value: progress })}
      />
    </div>
  )
}

function NextBackup({ at }: { at: string | null }) {
  return (
    <p className="text-ink/75">
      {at ? (
        <>
          The next backup is made at <OfficeDateTime at={at} />.
        </>
      ) : (
        'The next backup will be scheduled within an hour.'
      )}
    </p>
  )
}
