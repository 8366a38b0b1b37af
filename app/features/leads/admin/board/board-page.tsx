import { Suspense, use } from 'react'
import { Link, useNavigation } from 'react-router'
import { ListSearch } from '#app/platform/admin/list/list-search.tsx'
import { readView, toListAddress } from '#app/platform/admin/list/view.ts'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { boardApi } from '../../board-contract.ts'
import { createLeadList } from '../list/lead-list.tsx'
import { readReferenceData } from '../list/reference-data.ts'
import { ViewsBar } from '../views/views-bar.tsx'
import type { Route } from './+types/board-page.ts'
import { Board } from './board.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const reference = await readReferenceData(context)
  // The board shares the filters of the list but has its own order.
  const leads = {
    ...createLeadList(reference),
    id: 'leads/board',
    columns: {},
    defaultSort: undefined,
  }
  const view = readView(leads, new URL(request.url).searchParams)
  const activeFilters = Object.entries(view.filters).filter(([, value]) => value)
  const querystring = { q: view.q, ...Object.fromEntries(activeFilters) }
  const reading = context
    .get(apiContext)
    .attempt(boardApi.read, { querystring })
    .catch(() => undefined)
  if (document.getElementById(leads.id)) await reading
  return { reference, leads, view, reading }
}

type LoaderData = Route.ComponentProps['loaderData']

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { reference, leads, view } = loaderData
  const [, query = ''] = toListAddress(leads, view).split('?')
  const isReading = useNavigation().state === 'loading'

  return (
    <Screen
      title="Board"
      id={leads.id}
      actions={
        <>
          <ListSearch list={leads} view={view} />
          <div className="flex flex-wrap gap-2">
            <Link
              to={toListAddress({ ...leads, id: 'leads' }, view)}
              className={buttonClassName('plain', 'small')}
            >
              List
            </Link>
            <IfAllowed right="settings:change">
              <Link to={to('/admin/leads/stages')} className={buttonClassName('plain', 'small')}>
                Stages
              </Link>
            </IfAllowed>
          </div>
        </>
      }
    >
      <ViewsBar views={reference.views} path="/admin/leads/board" query={query} />
      <div
        aria-busy={isReading}
        className="min-w-0 transition-opacity delay-150 aria-busy:opacity-60"
      >
        <Suspense fallback={<p role="status">Loading leads...</p>}>
          <BoardContent {...loaderData} />
        </Suspense>
      </div>
    </Screen>
  )
}

function BoardContent({ reference, leads, view, reading }: LoaderData) {
  const result = use(reading)
  if (!result?.ok) return <p role="alert">Failed to fetch leads. Please try again later.</p>
  const linkOf = (stage: string) => {
    const filters = { ...view.filters, stage }
    return toListAddress({ ...leads, id: 'leads' }, { ...view, filters })
  }
  return <Board columns={result.value} reference={reference} linkOf={linkOf} />
}
