import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { formatDue } from '#app/features/leads/admin/format-due.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import {
  type NewTask,
  type Task,
  type TaskChange,
  taskKindLabels,
  tasksApi,
} from '../tasks-contract.ts'

type EditedTask = Pick<Task, 'id' | 'kind' | 'due' | 'note' | 'owner_id'>

type NamedTask = Pick<Task, 'kind' | 'note' | 'enquiry_id'>

/** The note; the server has written that of a task “Which student?”. */
export const noteOf = ({ note, enquiry_id }: Pick<NamedTask, 'note' | 'enquiry_id'>) =>
  enquiry_id ? localizeText(note) : note

/** "Call: About the fees" */
export const nameTask = ({ kind, ...task }: NamedTask) =>
  [kind === 'other' && task.note ? '' : taskKindLabels[kind], noteOf(task)]
    .filter(Boolean)
    .join(': ')

/** Adds, changes, completes and deletes tasks of a lead. Each result is shown with Undo. */
export function useTasks({ id: leadId, name }: Pick<Lead, 'id' | 'name'>) {
  const api = useApi()
  const { time_zone } = useOffice()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()

  /** Returns the response; undefined after a failure. */
  async function send<Value>(call: Promise<Result<Value>>) {
    const result = await submit(call)
    if (result?.ok) return result
    if (!result?.failure.fields) {
      const description = describeFailure(result?.failure)
      await showToast('error', 'The task was not changed', { description })
    }
    await revalidate()
    return undefined
  }

  /** Shows the result after the screen has loaded again. */
  async function show(done: string, undo: (api: ApiClient) => Promise<Result<unknown>>) {
    await revalidate()
    await showToast('success', done, {
      undo: async () => {
        const result = await undo(api).catch(() => undefined)
        await revalidate()
        if (!result?.ok)
          await showToast('error', 'The task was not changed back', {
            description: describeFailure(result?.failure),
          })
      },
    })
  }

  const change = (id: string, body: TaskChange) => (client: ApiClient) =>
    client.attempt(tasksApi.change, { params: { id }, body })

  return {
    isSending,
    failure,
    /** Returns whether it was added, before the screen has loaded again. */
    async add(body: NewTask) {
      const added = await send(api.attempt(tasksApi.add, { params: { id: leadId }, body }))
      if (!added) return false
      const { id, due } = added.value
      void show(`Task for ${name}: ${formatDue(due, time_zone)}`, (client) =>
        client.attempt(tasksApi.remove, { params: { id } }),
      )
      return true
    },
    async change({ id, ...before }: EditedTask, body: TaskChange) {
      const changed = await send(change(id, body)(api))
      if (!changed) return false
      const due = formatDue(changed.value.due, time_zone)
      void show(`Task for ${name}: ${due}`, change(id, before))
      return true
    },
    async setDone(task: NamedTask & Pick<Task, 'id'>, isDone: boolean) {
      const { id } = task
      if (!(await send(change(id, { is_done: isDone })(api)))) return
      void show(
        `${isDone ? 'Done' : 'Open again'}: ${nameTask(task)}`,
        change(id, { is_done: !isDone }),
      )
    },
    async remove(task: NamedTask & Pick<Task, 'id'>) {
      const params = { id: task.id }
      if (!(await send(api.attempt(tasksApi.remove, { params })))) return
      void show(`Deleted: ${nameTask(task)}`, (client) =>
        client.attempt(tasksApi.restore, { params }),
      )
    },
  }
}
