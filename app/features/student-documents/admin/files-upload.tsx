import { MAX_FILE_BYTES } from '#app/contract/files.ts'
import { UploadPanel } from '#app/platform/admin/uploads/upload-panel.tsx'
import { filesApi } from '../files-contract.ts'

const accepted = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]
export const acceptedFiles = accepted.join()

/** Returns an error message; undefined when the file may be sent. */
export function checkFile({ type, size }: File) {
  // The server checks the content when the browser reports no type.
  if (type && !accepted.includes(type)) return 'Choose a PDF, JPEG, PNG, WebP or DOCX file.'
  return size > MAX_FILE_BYTES ? 'This file is too large. The limit is 10 MB.' : undefined
}

interface FilesUploadProps {
  leadId: string
  /** The document that the files belong to; without it each file fills a needed one by its name, or becomes a new document. */
  documentId?: string
  label: string
  action: string
  /** The name of the section, which differs from that of other sections of the page. */
  sectionLabel?: string
}

/** Uploads files and photos of the camera. */
export function FilesUpload(props: FilesUploadProps) {
  const { leadId, documentId, label, action, sectionLabel } = props

  return (
    <UploadPanel
      label={label}
      sectionLabel={sectionLabel}
      action={action}
      cameraAction="Take photo"
      variant="plain"
      hint={
        documentId
          ? 'PDF, JPEG, PNG, WebP or DOCX, at most 10 MB each.'
          : 'PDF, JPEG, PNG, WebP or DOCX, at most 10 MB each. A file like “passport.pdf” fills the needed passport, others become new documents.'
      }
      accept={acceptedFiles}
      doneMessage="Added"
      validate={checkFile}
      send={(api, { file, ...sending }) => {
        const body = { document_id: documentId }
        return api.attempt(filesApi.add, { params: { id: leadId }, body, file, ...sending })
      }}
    />
  )
}
