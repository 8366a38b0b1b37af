import { Link } from 'react-router'
import { formatFileSize } from '#app/contract/files.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { Button } from '#app/ui/button.tsx'
import type { SameFile } from '../contract.ts'
import { filesApi, type LeadFile } from '../files-contract.ts'

interface DocumentFilesProps {
  files: LeadFile[]
  sameFiles: SameFile[]
}

/** Lists the pages, versions and proofs of a document. */
export function DocumentFiles({ files, sameFiles }: DocumentFilesProps) {
  const { confirmRemoval, confirmDialog } = useRemoval(removal)

  return (
    <>
      {files.length > 0 && (
        <ul className="grid divide-y divide-line">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              same={sameFiles.filter(({ file_id }) => file_id === file.id)}
              onRemove={() => confirmRemoval(file)}
            />
          ))}
        </ul>
      )}
      {confirmDialog}
    </>
  )
}

const removal: Parameters<typeof useRemoval<LeadFile>>[0] = {
  api: filesApi,
  singular: 'file',
  question: 'Remove this file?',
  description: ({ name }) => name,
  successMessage: ({ name }) => `${name} removed`,
  errorMessage: 'The file was not removed. Please try again.',
}

interface FileRowProps {
  file: LeadFile
  /** The same file of other leads. */
  same: SameFile[]
  onRemove: () => void
}

/** Shows a file. It is downloaded through the API, because a link would not be authenticated. */
function FileRow({ file, same, onRemove }: FileRowProps) {
  const { id, name, size, created_at, by, is_from_chat, is_from_form, is_proof, is_scanned } = file
  const { run, isSending } = useCommand()
  const params = { id }

  async function save() {
    const result = await run(filesApi.read, { params }, `${name} could not be downloaded`)
    if (result) saveFile(result.value, name)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {is_proof && <span className="text-sm"> · Proof</span>}
        <span className="block text-sm text-ink/75">
          {formatFileSize(size)} · <OfficeDateTime at={created_at} className="tabular-nums" />
          {by && ` · ${by}`}
          {is_from_chat && ' · from the chat'}
          {is_from_form && ' · from a form'}
          {is_scanned === false && ' · not scanned for viruses'}
        </span>
        {same.map(({ lead_id, lead_name }) => (
          <span key={lead_id} className="block text-sm font-semibold text-alarm">
            Same file:{' '}
            <Link to={`/admin/leads/${lead_id}`} className="underline">
              {lead_name || 'Unnamed lead'}
            </Link>
          </span>
        ))}
      </p>
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
