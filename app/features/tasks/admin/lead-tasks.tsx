import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import type { LeadDetails } from '#app/features/leads/contract.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useNow } from '#app/platform/browser/use-now.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { type Task, taskKindLabels, toDueAt } from '../tasks-contract.ts'
import { ChooseStudentButton, DoneButton } from './done-button.tsx'
import { Due } from './due.tsx'
import { TaskForm } from './task-form.tsx'
import { noteOf } from './use-tasks.ts'

/** The id of the open form: of a task, or of a new one. */
const NEW = 'new'

/** The tasks of a lead: the next one, the other open ones, and completed ones folded. */
export function LeadTasks({ lead }: { lead: LeadDetails }) {
  const [edited, setEdited] = useState<string>()
  const { stages } = useOfficeLists()
  const isLost = stages.find(({ id }) => id === lead.stage_id)?.outcome === 'lost'
  const open = lead.tasks.filter(({ done_at }) => done_at === null)
  const done = lead.tasks.filter(({ done_at }) => done_at !== null)
  const close = () => setEdited(undefined)

  return (
    <section aria-labelledby="tasks" className="grid content-start gap-2 card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="tasks" className="text-lg font-semibold text-indigo">
          {open.length > 1 ? `Tasks ${open.length}` : 'Next task'}
        </h2>
        {!isLost && edited !== NEW && (
          <Button size="small" onClick={() => setEdited(NEW)}>
            Add task
          </Button>
        )}
      </div>
      {edited === NEW && <TaskForm lead={lead} onDone={close} />}
      {open.length === 0 && edited !== NEW && (
        <p className="text-ink/75">{isLost ? 'This lead is lost.' : 'Nothing is planned.'}</p>
      )}
      <ul className="grid divide-y divide-line">
        {open.map((task) => (
          <li key={task.id} data-lead-row className="grid gap-2 py-1">
            <TaskLine lead={lead} task={task} onEdit={() => setEdited(task.id)} />
            {edited === task.id && <TaskForm lead={lead} task={task} onDone={close} />}
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <Disclosure summary={`Done ${done.length}`}>
          <ul className="grid divide-y divide-line">
            {done.map((task) => (
              <li key={task.id} data-lead-row className="flex items-center gap-1 py-1">
                <DoneButton lead={lead} task={task} isDone />
                <p className="min-w-0 text-sm wrap-anywhere">
                  {noteOf(task) || taskKindLabels[task.kind]}
                  {task.done_at && (
                    <span className="text-ink/75">
                      {' '}
                      · <OfficeDateTime at={task.done_at} isShort />
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

interface TaskLineProps {
  lead: LeadDetails
  task: Task
  onEdit: () => void
}

function TaskLine({ lead, task, onEdit }: TaskLineProps) {
  const { people } = useOfficeLists()
  const { kind, note, due, owner_id } = task
  const title = noteOf(task) || taskKindLabels[kind]
  const isOverdue = toDueAt(due, useOffice()) < useNow().toISOString()
  const owner = people.find(({ id }) => id === owner_id)?.name
  const details = [note && kind !== 'other' && taskKindLabels[kind], owner].filter(Boolean)

  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-1">
      {task.enquiry_id ? (
        <UserSearch aria-hidden="true" className="size-5 justify-self-center text-ink/75" />
      ) : (
        <DoneButton lead={lead} task={task} />
      )}
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink/75">
          <Due due={due} isOverdue={isOverdue} />
          {details.length > 0 && <span>{details.join(' · ')}</span>}
        </p>
        {task.enquiry_id && (
          <p className="py-1">
            <ChooseStudentButton lead={lead} task={task} />
          </p>
        )}
      </div>
      {!task.enquiry_id && (
        <Button size="small" onClick={onEdit}>
          Move<span className="sr-only"> {title}</span>
        </Button>
      )}
    </div>
  )
}
