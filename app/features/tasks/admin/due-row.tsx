import { FileClock, Phone, UserSearch } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { nameInstitution } from '#app/features/applications/admin/names.ts'
import {
  documentStateLabels,
  nameDocument,
  nameLead,
} from '#app/features/leads/admin/lead-labels.ts'
import { StageSelect } from '#app/features/leads/admin/lead-selects.tsx'
import { LogActivityForm } from '#app/features/leads/admin/log-activity-form.tsx'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import type { DueTask } from '#app/features/leads/contract.ts'
import { DocumentStateSelect } from '#app/features/student-documents/admin/document-state-select.tsx'
import { useDocuments } from '#app/features/student-documents/admin/use-documents.ts'
import {
  type DocumentKind,
  type DocumentState,
  studentDocumentsApi,
} from '#app/features/student-documents/contract.ts'
import { WhatsAppLink } from '#app/platform/admin/whatsapp-link.tsx'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { type Task, type TaskKind, taskKindLabels } from '../tasks-contract.ts'
import { ChooseStudentButton, DoneButton } from './done-button.tsx'
import { Due } from './due.tsx'
import type { RowForm } from './lead-row.tsx'
import { TaskForm } from './task-form.tsx'
import { noteOf } from './use-tasks.ts'

interface DueRowProps {
  task: DueTask
  /** The open form of this row. */
  form: RowForm | undefined
  onOpen: (form: RowForm | undefined) => void
}

/** Shows a task or document, which is done or moved here, and forms for activities. */
export function DueRow({ task: entry, form, onOpen }: DueRowProps) {
  const { lead, source } = entry
  const isTask = source === 'task'
  const isQuestion = entry.enquiry_id !== null
  const canBeDone = isTask && !isQuestion
  const Icon = isQuestion ? UserSearch : FileClock
  const task = { ...entry, kind: entry.kind as TaskKind }
  const row = useRef<HTMLLIElement>(null)
  const [phone] = lead.phones

  /** Focuses the row again, so that keyboard commands continue there. */
  function close() {
    row.current?.querySelector('a')?.focus()
    onOpen(undefined)
  }

  return (
    <li
      ref={row}
      data-lead-row
      className="grid gap-2 card py-1.5 pr-3 pl-1 focus-within:border-indigo"
    >
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-1 gap-y-1 md:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
        {canBeDone ? (
          <DoneButton lead={lead} task={task} />
        ) : (
          <Icon aria-hidden="true" className="size-5 justify-self-center text-ink/75" />
        )}
        <DueText task={entry} />
        <div className="flex flex-wrap items-center gap-1.5 max-md:col-span-full max-md:pl-2">
          {phone && (
            <PhoneLink
              number={phone}
              aria-label={`Call ${nameLead(lead)}, ${phone}`}
              className={`${buttonClassName('plain', 'small')} px-2.5`}
            >
              <Phone aria-hidden="true" className="size-4" />
            </PhoneLink>
          )}
          {phone && (
            <WhatsAppLink
              leadId={lead.id}
              phone={phone}
              className={`${buttonClassName('plain', 'small')} px-2.5`}
            />
          )}
          <Button size="small" data-key="n" onClick={() => onOpen('note')}>
            Note<span className="sr-only"> for {nameLead(lead)}</span>
          </Button>
          {isQuestion && <ChooseStudentButton lead={lead} task={task} />}
          {isTask ? (
            <Button size="small" data-key="f" onClick={() => onOpen('next')}>
              Move<span className="sr-only"> the task of {nameLead(lead)}</span>
            </Button>
          ) : (
            <DueDocumentState document={entry} />
          )}
          <div className="w-24 md:w-32">
            <StageSelect lead={lead} />
          </div>
        </div>
      </div>
      {form === 'note' && <LogActivityForm lead={lead} onDone={close} />}
      {form === 'next' && <TaskForm lead={lead} task={toTask(entry)} onDone={close} />}
    </li>
  )
}

const toTask = ({ id, kind, due, note, owner_id, enquiry_id }: DueTask): Omit<Task, 'done_at'> => ({
  id,
  kind: kind as TaskKind,
  due,
  note,
  owner_id,
  enquiry_id,
})

function DueText({ task }: { task: DueTask }) {
  const { kind, note, due, is_overdue, owner_id, lead } = task
  const { people } = useOfficeLists()
  const owner = people.find(({ id }) => id === (owner_id ?? lead.owner_id))
  const isTask = task.source === 'task'
  const label = isTask ? taskKindLabels[kind as TaskKind] : 'Document'
  const hasLabel = !isTask || (note && kind !== 'other')
  const details = [hasLabel && label, owner?.name].filter(Boolean)
  const name = isTask ? noteOf(task) || label : nameDueDocument(task)
  const { application } = task
  const title = [name, application && nameInstitution(application), application?.course]

  return (
    <div className="min-w-0 py-1">
      <p className="font-medium wrap-anywhere">{title.filter(Boolean).join(', ')}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink/75">
        <Link
          to={`/admin/leads/${lead.id}`}
          className="inline-flex min-h-6 items-center font-semibold text-indigo underline wrap-anywhere"
        >
          {nameLead(lead)}
        </Link>
        <Due due={due} isOverdue={is_overdue} />
        {details.length > 0 && <span>{details.join(' · ')}</span>}
      </p>
    </div>
  )
}

const nameDueDocument = ({ kind, note }: Pick<DueTask, 'kind' | 'note'>) =>
  nameDocument({ kind: kind as DocumentKind, title: note })

function DueDocumentState({ document: { id, kind, note, state, lead } }: { document: DueTask }) {
  const { send, isSending } = useDocuments()
  const name = nameDueDocument({ kind, note })
  const params = { id }
  const before = state as DocumentState
  const change = (newState: DocumentState) =>
    send(
      (api) => api.attempt(studentDocumentsApi.change, { params, body: { state: newState } }),
      before === 'rejected'
        ? undefined
        : {
            done: `${name}: ${documentStateLabels[newState]}`,
            undo: (api) =>
              api.attempt(studentDocumentsApi.change, { params, body: { state: before } }),
          },
    )

  return (
    <DocumentStateSelect
      label={`Status of ${name} for ${nameLead(lead)}`}
      state={before}
      isSending={isSending}
      onChoose={change}
    />
  )
}
