import { useState } from 'react'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Backup, backupsApi } from '../contract.ts'
import { submitDownloadForm } from './submit-download-form.ts'

export function BackupRow({ backup }: { backup: Backup }) {
  const { name, made_at, made_by, bytes } = backup
  const api = useApi()
  const [isRequesting, setRequesting] = useState(false)

  async function download() {
    setRequesting(true)
    const result = await api
      .attempt(backupsApi.requestDownload, { body: { name } })
      .catch(() => undefined)
    setRequesting(false)
    if (result?.ok) return submitDownloadForm(backupsApi.download.url, result.value)
    await showToast('error', describeFailure(result?.failure))
  }

  return (
    <li className="grid gap-2 rounded-card border border-line bg-white p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
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
        disabled={isRequesting}
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
    ...{ style: 'unit', unit: units[step - 1], maximumFractionDigits: 1 },
  })
  return format.format(bytes / 1000 ** step)
}
