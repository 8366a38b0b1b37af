import { Link } from 'react-router'
import { readOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { type Track, tracksApi } from '../tracks-contract.ts'
import type { Route } from './+types/tracks-page.ts'
import { nameOf } from './names.ts'
import { TrackForm } from './track-form.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

const NEW = 'new'

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [tracks, { stages }] = await Promise.all([
    api.call(tracksApi.list, {}),
    readOfficeLists(api),
  ])
  const chosen = new URL(request.url).searchParams.get('track')
  const track = tracks.find(({ id }) => id === chosen) ?? tracks[0]
  return { tracks, stages, chosen: chosen === NEW ? NEW : (track?.id ?? NEW) }
}

const pill =
  'min-h-9 rounded-full border border-ink/30 bg-white px-3.5 py-1.5 aria-[current]:border-indigo aria-[current]:bg-indigo aria-[current]:text-white'

const removal = {
  api: tracksApi,
  singular: 'track',
  question: 'Delete this track?',
  description: (track: Track) => nameOf(track),
  successMessage: () => 'Track deleted',
  errorMessage: 'The track was not deleted',
}

/** The tracks of the office, of which one is edited. */
export default function TracksPage({ loaderData }: Route.ComponentProps) {
  const { tracks, stages, chosen } = loaderData
  const track = tracks.find(({ id }) => id === chosen)
  const { confirmRemoval, confirmDialog } = useRemoval(removal)
  const general = tracks.find(({ country }) => country === '') ?? tracks[0]

  return (
    <Screen
      title="Tracks"
      actions={track && <Button onClick={() => confirmRemoval(track)}>Delete track</Button>}
    >
      <nav aria-label="Tracks" className="flex flex-wrap gap-2 text-sm">
        {tracks.map((each) => (
          <Link
            key={each.id}
            to={`/admin/applications/tracks?track=${each.id}`}
            aria-current={each === track ? 'page' : undefined}
            className={pill}
          >
            {nameOf(each)}
          </Link>
        ))}
        <Link
          to={`/admin/applications/tracks?track=${NEW}`}
          aria-current={track ? undefined : 'page'}
          className={pill}
        >
          + Add track
        </Link>
      </nav>
      {confirmDialog}
      <TrackForm key={chosen} track={track} pattern={general} stages={stages} />
    </Screen>
  )
}
