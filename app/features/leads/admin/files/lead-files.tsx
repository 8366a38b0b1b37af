import type { ComponentProps } from 'react'
import { formatFileSize, MAX_FILE_BYTES } from '#app/contract/files.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { UploadPanel } from '#app/platform/admin/uploads/upload-panel.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { Button } from '#app/ui/button.tsx'
import type { LeadDetails } from '../../contract.ts'
import { type FileKind, fileKinds, filesApi, type LeadFile } from '../../files-contract.ts'
import { fileKindLabels } from '../lead-labels.ts'

export function LeadFiles({ lead: { id, files } }: { lead: LeadDetails }) {
  const { confirmRemoval, confirmDialog } = useRemoval(removal)

  return (
    <section aria-labelledby="files" className="grid gap-3 card p-4">
      <h2 id="files" className="text-lg font-semibold text-indigo">
        Files
      </h2>
      {files.length > 0 && (
        <ul className="grid divide-y divide-line">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => confirmRemoval(file)} />
          ))}
        </ul>
      )}
      <UploadPanel
        {...uploadProps}
        send={(api, { file, ...sending }) => {
          const body = { kind: guessKind(file.name) }
          return api.attempt(filesApi.add, { params: { id }, body, file, ...sending })
        }}
      />
      {confirmDialog}
    </section>
  )
}

const accepted = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

const uploadProps: Omit<ComponentProps<typeof UploadPanel>, 'send'> = {
  label: 'Files to add',
  action: 'Add files',
  variant: 'plain',
  hint: 'PDF, JPEG, PNG, WebP or DOCX, at most 10 MB each.',
  accept: accepted.join(),
  doneMessage: 'Added',
  validate({ type, size }) {
    // The server checks the content when the browser reports no type.
    if (type && !accepted.includes(type)) return 'Choose a PDF, JPEG, PNG, WebP or DOCX file.'
    return size > MAX_FILE_BYTES ? 'This file is too large. The limit is 10 MB.' : undefined
  },
}

const removal: Parameters<typeof useRemoval<LeadDetails['files'][number]>>[0] = {
  api: filesApi,
  singular: 'file',
  question: 'Remove this file?',
  description: ({ name }) => name,
  successMessage: ({ name }) => `${name} removed`,
  errorMessage: 'The file was not removed. Please try again.',
}

/** Shows a file. It is downloaded through the API, because a link would not be authenticated. */
function FileRow({ file, onRemove }: { file: LeadFile; onRemove: () => void }) {
  const { id, kind, name, size, created_at, by, is_from_chat, is_scanned } = file
  const { run, isSending } = useCommand()
  const params = { id }

  async function save() {
    const result = await run(filesApi.read, { params }, `${name} could not be downloaded`)
    if (result) saveFile(result.value, name)
  }

  async function changeKind(newKind: FileKind) {
    const input = { params, body: { kind: newKind } }
    await run(filesApi.change, input, `${name} was not changed. Please try again.`)
  }

  return (
    <li className="grid gap-x-4 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_11rem_auto] md:items-center">
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-ink/75">
          {formatFileSize(size)} · <OfficeDateTime at={created_at} className="tabular-nums" />
          {by && ` · ${by}`}
          {is_from_chat && ' · from the chat'}
          {is_scanned === false && ' · not scanned for viruses'}
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

const patterns: [kind: FileKind, pattern: RegExp][] = [
  ['passport', /passport|rahadani|राहदानी/i],
  ['mark_sheet', /mark ?sheet|marks|transcript|grade|slc|\bsee\b|certificate/i],
  ['test_score', /ielts|\bpte\b|toefl|duolingo|\bgre\b|gmat|\bsat\b/i],
  ['offer_letter', /offer|\bcoe\b|\bi ?20\b|\bcas\b/i],
  ['money', /bank|balance|income|sponsor|\btax|property/i],
  ['photo', /photo/i],
]

/** Guesses the kind of a document from its file name. */
export function guessKind(fileName: string): FileKind {
  const normalized = fileName.normalize().replaceAll(/[-_.]+/g, ' ')
  return patterns.find(([, pattern]) => pattern.test(normalized))?.[0] ?? 'other'
}
