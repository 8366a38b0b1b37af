import { useState } from 'react'
import {
  documentStateLabels,
  nameDocument,
  verificationLabels,
  whoseLabels,
} from '#app/features/leads/admin/lead-labels.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Day } from '#app/ui/day.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { useSortableItem } from '#app/ui/sortable.tsx'
import {
  type DocumentState,
  pendingStates,
  type SameFile,
  type StudentDocument,
  studentDocumentsApi,
} from '../contract.ts'
import { DocumentFiles } from './document-files.tsx'
import { DocumentStateSelect } from './document-state-select.tsx'
import { FilesUpload } from './files-upload.tsx'
import { useDocuments } from './use-documents.ts'

interface DocumentRowProps {
  leadId: string
  document: StudentDocument
  /** Files that other leads have as well. */
  sameFiles: SameFile[]
  /** Whether it is chosen for the download. */
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** Today in the office's time zone. */
  today: string
  onOpen: (form: 'edit' | 'verify' | 'reject') => void
}

/** Shows a document. A new state is saved at once; files and forms are folded. */
export function DocumentRow(props: DocumentRowProps) {
  const { leadId, document, sameFiles, isChosen, onChoose, today, onOpen } = props
  const { id, state, files } = document
  const name = nameDocument(document)
  const { handle, isDragging, ...item } = useSortableItem(id)
  const { send, isSending } = useDocuments()
  const [isOpen, setOpen] = useState(false)
  const pages = files.filter(({ is_proof }) => !is_proof).length
  const isShared = files.some((file) => sameFiles.some(({ file_id }) => file_id === file.id))
  const changeState = (newState: DocumentState) =>
    send((api) =>
      api.attempt(studentDocumentsApi.change, { params: { id }, body: { state: newState } }),
    )

  return (
    <li
      {...item}
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-2 bg-white py-2 md:grid-cols-[auto_minmax(0,1fr)_auto] ${isDragging ? 'relative z-10 outline outline-indigo' : ''}`}
    >
      <DragHandle name={name} handle={handle} />
      <div className="grid gap-0.5 py-1.5">
        <p className="wrap-anywhere">
          <span className={state === 'not_needed' ? 'text-ink/75' : 'font-medium'}>{name}</span>
          {document.whose === 'sponsor' && (
            <span className="text-sm text-ink/75"> · {whoseLabels.sponsor}</span>
          )}
        </p>
        <DocumentFacts document={document} today={today} />
        {isShared && (
          <p className="text-sm font-semibold text-alarm">A file is with another student, too.</p>
        )}
        {pages > 0 && (
          <Checkbox label={`Choose ${name}`} isChecked={isChosen} onChange={onChoose} />
        )}
        {document.note && (
          <div className="max-w-prose text-sm text-ink/75">
            <LongText text={document.note} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-md:col-start-2">
        <DocumentStateSelect
          label={`Status of ${name}`}
          state={state}
          isSending={isSending}
          onChoose={changeState}
          className="min-w-0 grow md:w-36"
        />
        {state !== 'verified' && (
          <Button size="small" onClick={() => onOpen('verify')}>
            Verify<span className="sr-only"> {name}</span>
          </Button>
        )}
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {pages === 0 ? 'Add file' : pages === 1 ? '1 file' : `${pages} files`}
          <span className="sr-only"> of {name}</span>
        </Button>
        <Button size="small" onClick={() => onOpen('edit')}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {isOpen && (
        <div className="col-span-full grid gap-3 rounded-lg bg-paper p-3">
          <DocumentFiles document={document} sameFiles={sameFiles} />
          <FilesUpload
            leadId={leadId}
            documentId={id}
            label={`Files of ${name}`}
            sectionLabel={`Upload to ${name}`}
            action="Add pages"
          />
          {state !== 'rejected' && (
            <Button size="small" className="justify-self-start" onClick={() => onOpen('reject')}>
              Reject<span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

const colours: Record<DocumentState, string> = {
  needed: 'bg-ink/10 text-ink',
  asked: 'bg-alarm/10 text-alarm',
  received: 'bg-amber-tint text-amber-ink',
  verified: 'bg-data-2/15 text-night',
  rejected: 'bg-alarm/10 text-alarm',
  not_needed: 'bg-ink/10 text-ink/75',
}

/** Shows state, proof and dates. */
function DocumentFacts({ document, today }: { document: StudentDocument; today: string }) {
  const { state, verification, reject_reason, issuer, issued_on, valid_until, due_on } = document
  const isPending = pendingStates.some((each) => each === state)
  const isOverdue = isPending && due_on !== null && due_on < today
  const isExpired = valid_until !== null && valid_until < today

  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink/75 wrap-anywhere">
      <span className={`rounded-sm px-1.5 py-0.5 font-semibold ${colours[state]}`}>
        {documentStateLabels[state]}
      </span>
      {verification && (
        <span>
          {verificationLabels[verification.how]}
          {verification.by && `, ${verification.by}`},{' '}
          <OfficeDateTime at={verification.at} isShort />
          {verification.note && `: ${verification.note}`}
        </span>
      )}
      {state === 'verified' && !verification && <span>without recorded proof</span>}
      {reject_reason && <span>{reject_reason}</span>}
      {isPending && due_on && (
        <span className={isOverdue ? 'font-semibold text-alarm' : ''}>
          {isOverdue ? 'Overdue: ' : 'Due '}
          <Day on={due_on} isShort />
        </span>
      )}
      {issuer && <span>{issuer}</span>}
      {issued_on && (
        <span>
          Issued <Day on={issued_on} isShort />
        </span>
      )}
      {valid_until && (
        <span className={isExpired ? 'font-semibold text-alarm' : ''}>
          {isExpired ? 'Expired ' : 'Valid until '}
          <Day on={valid_until} isShort />
        </span>
      )}
      {document.is_from_chat && <span>from the chat</span>}
      {document.is_from_form && <span>from a form</span>}
    </p>
  )
}
