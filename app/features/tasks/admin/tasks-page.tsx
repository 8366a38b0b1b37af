import { Link, useSearchParams } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { isDay } from '#app/contract/calendar.ts'
import { OfficeListsContext, readOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { useRowKeys } from '#app/features/leads/admin/use-row-keys.ts'
import type { DueTask } from '#app/features/leads/contract.ts'
import { identityContext } from '#app/platform/admin/identity-context.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { type DueQuery, dueApi } from '../due-contract.ts'
import type { Route } from './+types/tasks-page.ts'
import { AssignedFilter } from './assigned-filter.tsx'
import { DueRow } from './due-row.tsx'
import { useRowForms } from './row-forms.ts'
import { TodaySection } from './today-section.tsx'
import { Week } from './week.tsx'

const PER_PAGE = 50

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const query = new URL(request.url).searchParams
  const isMine = query.get('assigned') === 'me'
  const owner = isMine ? context.get(identityContext).sub : undefined
  const [lists, shown] = await Promise.all([readOfficeLists(api), readTasks(api, query, owner)])
  return { lists, shown, isMine }
}

const titles = { overdue: 'Overdue', today: 'Due today', week: 'Next 6 days' }
const isGroup = (name: string | null): name is keyof typeof titles =>
  name !== null && name in titles

/** Reads a list of the address, or else the tasks of a week. */
async function readTasks(api: ApiClient, query: URLSearchParams, owner: string | undefined) {
  const [due, day] = [query.get('due'), query.get('day')]
  const page = Math.max(1, Math.floor(Number(query.get('page')) || 1))
  const limits = { owner, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
  if (isGroup(due)) return readList(api, { ...limits, due }, { title: titles[due], page })
  if (day && isDay(day))
    return readList(api, { ...limits, from: day, until: day }, { title: formatDay(day), page })
  const chosen = query.get('week') ?? ''
  const querystring = { owner, day: isDay(chosen) ? chosen : undefined }
  return { week: await api.call(dueApi.week, { querystring }) }
}

interface ListHeading {
  title: string
  page: number
}

async function readList(api: ApiClient, querystring: DueQuery, heading: ListHeading) {
  const result = await api.attempt(dueApi.list, { querystring })
  if (!result.ok) throw new Response(null, { status: result.status })
  return { list: { ...heading, tasks: result.value, total: result.total } }
}

export default function TasksPage({ loaderData: { lists, shown, isMine } }: Route.ComponentProps) {
  useRefresh()
  useRowKeys()

  return (
    <OfficeListsContext value={lists}>
      <Screen
        title={'list' in shown ? 'Tasks' : 'Week'}
        above={
          <Link
            to="/admin/today"
            className="inline-flex min-h-6 items-center text-indigo underline"
          >
            Today
          </Link>
        }
        actions={<AssignedFilter isMine={isMine} />}
      >
        {'list' in shown ? <TaskList {...shown.list} /> : <Week {...shown.week} />}
      </Screen>
    </OfficeListsContext>
  )
}

interface TaskListProps extends ListHeading {
  tasks: DueTask[]
  total: number
}

function TaskList({ title, page, tasks, total }: TaskListProps) {
  const forms = useRowForms()
  const rows = forms.withOpen('list', tasks)

  return (
    <>
      <TodaySection title={title} total={total} empty="No task is due.">
        {rows.length > 0 &&
          rows.map((task) => <DueRow key={task.id} task={task} {...forms.formOf('list', task)} />)}
      </TodaySection>
      <Pages page={page} pages={Math.ceil(total / PER_PAGE)} />
    </>
  )
}

/** Links to the pages before and after. */
function Pages({ page, pages }: { page: number; pages: number }) {
  const [query] = useSearchParams()
  const toPage = (number: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(number))
    return `?${next}`
  }
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink/75 tabular-nums">
        Page {page} of {pages.toLocaleString('en')}
      </p>
      <div className="flex gap-3">
        {page > 1 && (
          <Link to={toPage(page - 1)} className={buttonClassName('plain', 'small')}>
            Previous
          </Link>
        )}
        {page < pages && (
          <Link to={toPage(page + 1)} className={buttonClassName('plain', 'small')}>
            Next
          </Link>
        )}
      </div>
    </nav>
  )
}
