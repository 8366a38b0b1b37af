import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type FileKind, fileKinds, filesApi, type LeadFile } from '../../files-contract.ts'
import { fileKindLabels } from '../lead-labels.ts'

interface FileRowProps {
  file: LeadFile
  onRemove: () => void
}

/** Shows a file. It is downloaded through the API, because a link would not be authenticated. */
export function FileRow({ file, onRemove }: FileRowProps) {
  const { id, kind, name, size, created_at, by } = file
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending } = useSubmission()
  const params = { id }

  async function save() {
    const result = await submit(api.attempt(filesApi.read, { params }))
    if (result?.ok) return saveFile(result.value, name)
    const description = describeFailure(result?.failure)
    await showToast('error', `${name} could not be downloaded`, { description })
    await revalidate()
  }

  async function changeKind(newKind: FileKind) {
    const result = await submit(api.attempt(filesApi.change, { params, body: { kind: newKind } }))
    if (!result?.ok) await showToast('error', `${name} was not changed. Please try again.`)
    await revalidate()
  }

  return (
    <li className="grid gap-x-4 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_11rem_auto] md:items-center">
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-ink/75">
          {formatSize(size)} · <OfficeDateTime at={created_at} className="tabular-nums" />
          {by && ` · ${by}`}
        </span>
      </p>
      <select
        aria-label={`Type of ${name}`}
        className="min-h-9 rounded-lg border border-ink/40 bg-white px-2 py-1 text-sm"
        value={kind}
        disabled={isSending}
        onChange={({ target }) => changeKind(target.value as FileKind)}
      >
        {fileKinds.map((each) => (
          <option key={each} value={each}>
            {fileKindLabels[each]}
          </option>
        ))}
      </select>
      <p className="flex flex-wrap gap-2">
        <Button size="small" disabled={isSending} onClick={save}>
          Download<span className="sr-only"> {name}</span>
        </Button>
        <Button size="small" disabled={isSending} onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </p>
    </li>
  )
}

const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const formatSize = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${megabytes.format(bytes / 1024 / 1024)} MB`
