import { type FormEvent, useState } from 'react'
import { DueField, useDue } from '#app/features/leads/admin/due-field.tsx'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { OpenedForm } from '#app/platform/admin/opened-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Task, taskKindLabels, taskKinds } from '../tasks-contract.ts'
import { useTasks } from './use-tasks.ts'

interface TaskFormProps {
  lead: Pick<Lead, 'id' | 'name'>
  /** The task to edit; left out for a new one. */
  task?: Omit<Task, 'done_at'>
  onDone: () => void
}

/** Adds or edits a task. The date is typed in words. */
export function TaskForm({ lead, task, onDone }: TaskFormProps) {
  const { add, change, remove, isSending, failure } = useTasks(lead)
  const { people } = useOfficeLists()
  const due = useDue(task?.due)
  const [kind, setKind] = useState(task?.kind ?? 'call')
  const [note, setNote] = useState(task?.note ?? '')
  const [owner, setOwner] = useState(task?.owner_id ?? '')

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    due.check()
    const details = { kind, note, owner_id: owner || null }
    // The server refuses a text that is not understood.
    const at = due.due ?? due.text
    // An unchanged date is not sent, because parsing it again could shift it by some minutes.
    const isDone = task
      ? await change(task, { ...details, due: due.isUnchanged ? undefined : at })
      : await add({ ...details, due: at })
    if (isDone) onDone()
  }

  return (
    <div className="@container">
      <OpenedForm onSubmit={save} className="grid items-start gap-3 @2xl:grid-cols-2">
        <FormErrors failure={failure}>
          <DueField state={due} label="When" path="due" isRequired />
          <TextField label="Note" path="note" value={note} maxLength={200} onChange={setNote} />
          <SelectField
            label="Type"
            path="kind"
            options={taskKinds.map((each) => [each, taskKindLabels[each]])}
            value={kind}
            onChange={setKind}
          />
          <SelectField
            label="Assigned to"
            path="owner_id"
            options={[
              ['', 'Counsellor of the lead'],
              ...people
                .filter(({ id, isAssignable }) => isAssignable || id === owner)
                .map(({ id, name }): [string, string] => [id, name]),
            ]}
            value={owner}
            onChange={setOwner}
          />
          <div className="flex flex-wrap gap-2 col-span-full">
            <Button type="submit" variant="primary" size="small" disabled={isSending}>
              Save task
            </Button>
            {task && (
              <Button
                size="small"
                disabled={isSending}
                onClick={() => {
                  onDone()
                  void remove(task)
                }}
              >
                Delete task
              </Button>
            )}
            <Button size="small" onClick={onDone}>
              Cancel
            </Button>
          </div>
        </FormErrors>
      </OpenedForm>
    </div>
  )
}
