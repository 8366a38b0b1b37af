import { use } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { ActivityRow } from './activity-row.tsx'
import { subjects } from './activity-words.ts'
import type { Place, Reading } from './read-activities.ts'

interface ActivityListProps {
  place: Place
  reading: Promise<Reading>
}

export function ActivityList({ place, reading }: ActivityListProps) {
  const result = use(reading)
  if ('error' in result) return <p role="alert">{result.error}</p>
  const { activities, total, hasOlder } = result
  if (total === 0) return <NothingFound place={place} />

  return (
    <>
      <p role="status" className="text-sm text-ink/75">
        {describe(total, place)}
      </p>
      <ol className="divide-y divide-line rounded-card border border-line bg-white">
        {activities.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ol>
      <Pages place={place} lastId={hasOlder ? activities.at(-1)?.id : undefined} />
    </>
  )
}

function NothingFound({ place: { q, subject } }: { place: Place }) {
  return (
    <div className="rounded-card border border-line bg-white p-6">
      <p role="status" className="font-semibold">
        No activity found
      </p>
      <p className="text-ink/75">
        {q || subject
          ? 'Try another word, or everything instead of one kind.'
          : 'Every change that is made in the back office appears here: who, when and what.'}
      </p>
    </div>
  )
}

function describe(total: number, { q, subject }: Place) {
  const changes = total === 1 ? '1 change' : `${total.toLocaleString('en')} changes`
  const kind = subject && ` in ${subjects[subject].many}`
  return `${changes}${kind}${q ? ` with “${q}”` : ''}, newest first`
}

/** Through the pages by the address, so that Back and a shared link work. */
function Pages({ place: { q, subject, before }, lastId }: { place: Place; lastId?: string }) {
  const link = (older?: string) => {
    const filters = { ...(q && { q }), ...(subject && { subject }) }
    return `/admin/activity?${new URLSearchParams({ ...filters, ...(older && { before: older }) })}`
  }
  if (!before && !lastId) return null

  return (
    <nav aria-label="Pages" className="flex gap-3">
      {before && (
        <Link to={link()} className={buttonLook('plain', 'small')}>
          Newest
        </Link>
      )}
      {lastId && (
        <Link to={link(lastId)} className={buttonLook('plain', 'small')}>
          Older
        </Link>
      )}
    </nav>
  )
}
