import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatFileSize } from '#app/contract/files.ts'
import { nameDocument } from '#app/features/leads/admin/lead-labels.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { Button } from '#app/ui/button.tsx'
import { type SameFile, type StudentDocument, studentDocumentsApi } from '../contract.ts'
import { filesApi, type LeadFile } from '../files-contract.ts'
import { useDocuments } from './use-documents.ts'

interface DocumentFilesProps {
  document: StudentDocument
  sameFiles: SameFile[]
}

/** Lists the pages, versions and proofs of a document. */
export function DocumentFiles({ document, sameFiles }: DocumentFilesProps) {
  const { files } = document
  const { send, isSending } = useDocuments()
  const pages = files.filter(({ is_proof }) => !is_proof)
  const { confirmRemoval, confirmDialog } = useRemoval(removal)

  function move(file: LeadFile, by: -1 | 1) {
    const ids = pages.map(({ id }) => id)
    const from = ids.indexOf(file.id)
    ids.splice(from, 1)
    ids.splice(from + by, 0, file.id)
    const params = { id: document.id }
    return send((api) => api.attempt(studentDocumentsApi.orderFiles, { params, body: { ids } }))
  }

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
              moves={
                pages.length > 1 &&
                !file.is_proof && (
                  <MoveButtons
                    file={file}
                    isFirst={file === pages[0]}
                    isLast={file === pages.at(-1)}
                    onMove={(by) => {
                      if (!isSending) void move(file, by)
                    }}
                  />
                )
              }
            />
          ))}
        </ul>
      )}
      {pages.length > 0 && pages.every(isPhoto) && <PdfButton document={document} />}
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
  /** The buttons that move it among the pages. */
  moves: ReactNode
}

/** Shows a file. It is downloaded through the API, because a link would not be authenticated. */
function FileRow({ file, same, onRemove, moves }: FileRowProps) {
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
        {moves}
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

const isPhoto = ({ type }: LeadFile) => type !== 'pdf' && type !== 'docx'

interface MoveButtonsProps {
  file: LeadFile
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

/** Moves a page. A button that cannot move it further keeps the focus. */
function MoveButtons({ file, isFirst, isLast, onMove }: MoveButtonsProps) {
  const className = 'aria-disabled:opacity-40'
  return (
    <>
      <Button
        size="small"
        aria-disabled={isFirst}
        className={className}
        onClick={() => !isFirst && onMove(-1)}
      >
        <span aria-hidden="true">↑</span>
        <span className="sr-only">Move up {file.name}</span>
      </Button>
      <Button
        size="small"
        aria-disabled={isLast}
        className={className}
        onClick={() => !isLast && onMove(1)}
      >
        <span aria-hidden="true">↓</span>
        <span className="sr-only">Move down {file.name}</span>
      </Button>
    </>
  )
}

/** Downloads the photos of a document as one PDF. */
function PdfButton({ document }: { document: StudentDocument }) {
  const { run, isSending } = useCommand()
  const name = nameDocument(document)

  async function download() {
    const input = { params: { id: document.id } }
    const result = await run(studentDocumentsApi.downloadPdf, input, 'The download failed')
    if (result) saveFile(result.value, `${name}.pdf`)
  }

  return (
    <Button size="small" className="justify-self-start" disabled={isSending} onClick={download}>
      Download as one PDF<span className="sr-only">: {name}</span>
    </Button>
  )
}
