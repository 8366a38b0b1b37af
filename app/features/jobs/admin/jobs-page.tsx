import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import type { Route } from './+types/jobs-page.ts'
import { jobs } from './jobs.tsx'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(jobs, args)

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useRefresh(useCallback(() => void revalidate(), [revalidate]))
  const intro = (
    <p className="max-w-prose text-sm text-ink/75">
      Background work of the server: one-time, scheduled and recurring jobs. Failed jobs are retried
      after increasing delays. Jobs that failed permanently are listed for 30 days.
    </p>
  )
  return <ListScreen list={jobs} {...loaderData} intro={intro} />
}
