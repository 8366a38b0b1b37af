import { Check, Circle } from 'lucide-react'
import type { MouseEvent } from 'react'
import { nameLead } from '#app/features/leads/admin/lead-labels.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Task } from '../tasks-contract.ts'
import { nameTask, useTasks } from './use-tasks.ts'

interface DoneButtonProps {
  lead: Pick<Lead, 'id' | 'name' | 'phones' | 'emails'>
  task: Pick<Task, 'id' | 'kind' | 'note' | 'enquiry_id'>
  isDone?: boolean
}

/** A round button that completes a task, or opens it again. */
export function DoneButton({ lead, task, isDone = false }: DoneButtonProps) {
  const { press, isSending } = useDone({ lead, task, isDone })
  const Icon = isDone ? Check : Circle

  return (
    <button
      type="button"
      data-key="d"
      aria-pressed={isDone}
      aria-label={`Done: ${nameTask(task)}, ${nameLead(lead)}`}
      disabled={isSending}
      onClick={(event) => void press(event)}
      className="grid size-11 shrink-0 place-items-center rounded-full text-indigo hover:bg-paper disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  )
}

/** Completes a task “Which student?”: the enquiry of the guardian moves to this lead. */
export function ChooseStudentButton({ lead, task }: Pick<DoneButtonProps, 'lead' | 'task'>) {
  const { press, isSending } = useDone({ lead, task })

  return (
    <Button
      size="small"
      variant="primary"
      data-key="d"
      disabled={isSending}
      onClick={(event) => void press(event)}
    >
      This student<span className="sr-only"> {nameLead(lead)}</span>
    </Button>
  )
}

function useDone({ lead, task, isDone = false }: DoneButtonProps) {
  const { setDone, isSending } = useTasks(lead)

  /** The row disappears, so the next one takes the focus. */
  async function press({ currentTarget }: MouseEvent) {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-lead-row]')]
    const index = rows.findIndex((row) => row.contains(currentTarget))
    await setDone(task, !isDone)
    const next = rows[index + 1] ?? rows[index - 1]
    const link = next?.querySelector<HTMLElement>('a, button')
    if (link) link.focus()
    else focusHeading()
  }

  return { press, isSending }
}
