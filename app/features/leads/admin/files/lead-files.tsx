import type { ComponentProps } from 'react'
import { MAX_FILE_BYTES } from '#app/contract/files.ts'
import { UploadPanel } from '#app/platform/admin/uploads/upload-panel.tsx'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import type { LeadDetails } from '../../contract.ts'
import { filesApi } from '../../files-contract.ts'
import { FileRow } from './file-row.tsx'
import { guessKind } from './guess-kind.ts'

export function LeadFiles({ lead: { id, files } }: { lead: LeadDetails }) {
  const { confirmRemoval, confirmDialog } = useRemoval(removal)

  return (
    <section
      aria-labelledby="files"
      className="grid gap-3 rounded-card border border-line bg-white p-4"
    >
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
  ...['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
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
