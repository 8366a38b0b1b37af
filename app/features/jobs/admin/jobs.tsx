import { list } from '#app/platform/admin/list/list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { type Job, type JobState, jobsApi } from '../contract.ts'
import { JobActions } from './job-actions.tsx'

const states: Record<JobState, string> = {
  failed: 'Failed',
  running: 'Running',
  waiting: 'Waiting',
}

export const jobs = list(jobsApi.list, {
  id: 'jobs',
  title: 'Jobs',
  plural: 'jobs',
  describeEmpty: ({ q, filters: { state } }) =>
    q || state
      ? 'Try other words, or show all states.'
      : 'No jobs are waiting, and none have failed.',
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
