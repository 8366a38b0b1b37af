import { Suspense, use } from 'react'
import { Link, useNavigation } from 'react-router'
import { OfficeListsContext } from '#app/features/leads/admin/office-lists.ts'
import { ViewsBar } from '#app/features/leads/admin/views/views-bar.tsx'
import { ListSearch } from '#app/platform/admin/list/list-search.tsx'
import { readView, toListAddress } from '#app/platform/admin/list/view.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { applicationListApi } from '../query-contract.ts'
import type { Route } from './+types/board-page.ts'
import { createApplicationList } from './application-list.tsx'
import { Board } from './board.tsx'
import { readListReference } from './list-reference.ts'
import { nameOf } from './names.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const reference = await readListReference(context)
  // The board shares the filters of the list but has its own order.
  const board = {
    ...createApplicationList(reference),
    id: 'applications/board',
    columns: {},
    defaultSort: undefined,
  }
  const read = readView(board, new URL(request.url).searchParams)
  const track = read.filters.track || (reference.tracks[0]?.id ?? '')
  const view = { ...read, filters: { ...read.filters, track } }
  const filters = Object.entries(view.filters).filter(([, value]) => value)
  const querystring = { q: view.q, ...Object.fromEntries(filters), track }
  const reading = context
    .get(apiContext)
    .attempt(applicationListApi.board, { querystring })
    .catch(() => undefined)
  if (document.getElementById(board.id)) await reading
  return { reference, board, view, reading }
}

type LoaderData = Route.ComponentProps['loaderData']

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { reference, board, view } = loaderData
  const [, query = ''] = toListAddress(board, view).split('?')
  const isReading = useNavigation().state === 'loading'

  return (
    <OfficeListsContext value={reference.lists}>
      <Screen
        title="Application board"
        id={board.id}
        actions={
          <>
            <ListSearch list={board} view={view} />
            <Link
              to={toListAddress({ ...board, id: 'applications' }, view)}
              className={buttonClassName('plain', 'small')}
            >
              List
            </Link>
          </>
        }
      >
        <TrackLinks {...loaderData} />
        <ViewsBar
          views={reference.views}
          path="/admin/applications/board"
          query={query}
          list="applications"
        />
        <div
          aria-busy={isReading}
          className="min-w-0 transition-opacity delay-150 aria-busy:opacity-60"
        >
          <Suspense fallback={<p role="status">Loading applications...</p>}>
            <BoardContent {...loaderData} />
          </Suspense>
        </div>
      </Screen>
    </OfficeListsContext>
  )
}

/** Links to the board of each track. */
function TrackLinks({ reference, board, view }: LoaderData) {
  return (
    <nav aria-label="Tracks" className="flex flex-wrap gap-2 text-sm">
      {reference.tracks.map((track) => (
        <Link
          key={track.id}
          to={toListAddress(board, {
            ...view,
            filters: { ...view.filters, track: track.id, step: '' },
          })}
          aria-current={track.id === view.filters.track ? 'page' : undefined}
          className="min-h-9 rounded-full border border-ink/30 bg-white px-3.5 py-1.5 aria-[current]:border-indigo aria-[current]:bg-indigo aria-[current]:text-white"
        >
          {nameOf(track)}
        </Link>
      ))}
    </nav>
  )
}

function BoardContent({ reference, board, view, reading }: LoaderData) {
  const result = use(reading)
  const track = reference.tracks.find(({ id }) => id === view.filters.track)
  if (!result?.ok || !track)
    return <p role="alert">Failed to fetch applications. Please try again later.</p>
  const linkOf = (step: string) =>
    toListAddress({ ...board, id: 'applications' }, { ...view, filters: { ...view.filters, step } })
  return <Board columns={result.value} track={track} tracks={reference.tracks} linkOf={linkOf} />
}
