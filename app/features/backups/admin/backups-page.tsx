import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { NothingFound, Screen } from '#app/platform/admin/screen.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { type Backup, type Backups, backupsApi } from '../contract.ts'
import type { Route } from './+types/backups-page.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).call(backupsApi.list, {})

export default function BackupsPage({ loaderData }: Route.ComponentProps) {
  useRefresh()
  const { backups, folder } = loaderData

  return (
    <Screen title="Backups">
      <div className="grid max-w-prose gap-2 text-sm text-ink/75">
        <p>
          Every night the server backs up all data, pictures and files to one file. It keeps one
          backup for each of 7 days, 4 weeks and 12 months, and tests every Sunday that the newest
          one can be restored.
        </p>
        <p>
          Backups are stored in <code className="wrap-anywhere">{folder}</code>. A disk can fail:
          store a copy elsewhere, too. Anyone with a backup file can read all data of the office.
        </p>
      </div>
      <BackupState {...loaderData} />
      {backups.length === 0 ? (
        <NothingFound of="backups">
          The first backup is made tonight, or when you press “Back up now”.
        </NothingFound>
      ) : (
        <ul className="grid gap-3">
          {backups.map((backup) => (
            <BackupRow key={backup.name} backup={backup} />
          ))}
        </ul>
      )}
    </Screen>
  )
}

function BackupRow({ backup }: { backup: Backup }) {
  const { name, made_at, made_by, bytes } = backup
  const { run, isSending } = useCommand()

  async function download() {
    const result = await run(backupsApi.requestDownload, { body: { name } })
    if (result) submitDownloadForm(backupsApi.download.url, result.value)
  }

  return (
    <li className="grid gap-2 card p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OfficeDateTime at={made_at} className="font-semibold tabular-nums" />
          <span className="text-sm text-ink/75 tabular-nums">{formatSize(bytes)}</span>
          {made_by && <span className="text-sm text-ink/75">by {made_by}</span>}
        </p>
        <VerificationResult {...backup} />
      </div>
      <Button
        size="small"
        className="justify-self-start"
        disabled={isSending}
        aria-label={`Download ${name}`}
        onClick={download}
      >
        Download
      </Button>
    </li>
  )
}

function VerificationResult({ verified_at, error }: Backup) {
  if (!verified_at) return <p className="text-sm text-ink/75">Not tested yet</p>
  if (!error) {
    return (
      <p className="text-sm text-ink/75">
        Test restore succeeded <OfficeDateTime at={verified_at} />
      </p>
    )
  }
  return (
    <p className="text-sm wrap-anywhere">
      <span className="font-semibold text-alarm">This backup cannot be restored.</span> {error} (
      <OfficeDateTime at={verified_at} />)
    </p>
  )
}

const units = ['kilobyte', 'megabyte', 'gigabyte']

/** For example "1.9 GB", in powers of 1000. */
function formatSize(bytes: number) {
  const step = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[step - 1],
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1000 ** step)
}

/**
 * Downloads the response through a form, so that the browser streams a file of any size to disk.
 */
function submitDownloadForm(action: string, fields: Record<string, string>) {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, hidden: true })
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

const REFRESH_EVERY_MS = 1_000

/** Progress, last failure and next scheduled backup. */
function BackupState({ running, failure, next_at }: Backups) {
  const { revalidate } = useRevalidator()
  const { run, isSending } = useCommand()
  const isRunning = running !== null

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), REFRESH_EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])

  return (
    <section aria-label="The next backup" className="grid max-w-prose gap-3 card p-4">
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
        onClick={() => run(backupsApi.create, {})}
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
        value={progress ?? undefined}
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
