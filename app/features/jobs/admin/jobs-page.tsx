import { useRef } from 'react'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Job, type JobState, jobsApi } from '../contract.ts'
import type { Route } from './+types/jobs-page.ts'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(jobs, args)

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  useRefresh()
  const intro = (
    <p className="max-w-prose text-sm text-ink/75">
      Background work of the server: one-time, scheduled and recurring jobs. Failed jobs are retried
      after increasing delays. Jobs that failed permanently are listed for 30 days.
    </p>
  )
  return <ListScreen list={jobs} {...loaderData} intro={intro} />
}

const states: Record<JobState, string> = {
  failed: 'Failed',
  running: 'Running',
  waiting: 'Waiting',
}

const jobs = list(jobsApi.list, {
  id: 'jobs',
  title: 'Jobs',
  plural: 'jobs',
  describeEmpty: ({ q, filters: { state } }) =>
    q || state
      ? 'Try other words, or show all states.'
      : 'Jobs are work in the background, such as sending mails. None are waiting, and none have failed.',
  firstAction: { label: 'Open the status', to: '/admin/status' },
  countLabel: ['job', 'jobs'],
  search: { label: 'Search jobs', placeholder: 'Job or error' },
  filters: {
    state: {
      label: 'State',
      all: 'All states',
      options: states,
      describeChoice: (text) => text.toLowerCase(),
    },
  },
  paging: 'numbered',
  columns: {
    title: {
      heading: 'Job',
      cell: ({ title, subject }) => (
        <span className="grid wrap-anywhere">
          <span className="font-semibold">{title}</span>
          {subject}
        </span>
      ),
    },
    state: {
      heading: 'State',
      width: 'w-[40%]',
      cell: (job) => <State job={job} />,
    },
    when: {
      heading: 'When',
      width: 'w-[19%]',
      cell: ({ due_at, failed_at, created_at }) => (
        <OfficeDateTime at={due_at ?? failed_at ?? created_at} className="tabular-nums" />
      ),
    },
  },
})

function State({ job }: { job: Job }) {
  const { state, attempts, error } = job
  const isAlarming = state === 'failed'

  return (
    <div className="grid gap-1 wrap-anywhere">
      <span className={isAlarming ? 'font-semibold text-alarm' : undefined}>{states[state]}</span>
      {error && (
        <span className="text-sm text-ink/75">
          {attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}: {error}
        </span>
      )}
      <JobActions job={job} />
    </div>
  )
}

/** Actions for a failed job. */
function JobActions({ job: { id, title, subject, state, error, is_recurring } }: { job: Job }) {
  const { run, isSending } = useCommand()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = subject ? `${title}: ${subject}` : title
  if (!error || state === 'running') return null

  async function call(action: 'retry' | 'remove', message: string) {
    if (!(await run(jobsApi[action], { params: { id } }))) return
    focusHeading()
    await showToast('success', message)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        disabled={isSending}
        aria-label={`Retry: ${name}`}
        onClick={() => call('retry', 'The job will run again')}
      >
        Retry
      </Button>
      {!is_recurring && (
        <Button
          size="small"
          disabled={isSending}
          aria-label={`Delete ${name}`}
          onClick={() => dialog.current?.showModal()}
        >
          Delete
        </Button>
      )}
      <ConfirmDialog
        ref={dialog}
        question="Delete this job?"
        confirmLabel="Delete"
        onConfirm={() => call('remove', 'The job was deleted')}
      >
        <p className="wrap-anywhere text-ink/75">{name} will not run again.</p>
      </ConfirmDialog>
    </div>
  )
}
