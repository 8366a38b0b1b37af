import type { ImportDetails, ItemType } from '../contract.ts'
import { typeLabels } from './labels.ts'

const types: ItemType[] = ['article', 'page', 'album', 'picture', 'file', 'redirect']

const sum = (counts: ImportDetails['counts']) =>
  counts.reduce((total, { count }) => total + count, 0)

/** What the server does now, and how far it is. */
export function Progress({ details: { state, counts } }: { details: ImportDetails }) {
  if (state === 'reading') return <Step label="Reading the file…" />
  const isDone = (each: ImportDetails['counts'][number]) =>
    state === 'undoing' ? each.state !== 'done' : each.state !== 'waiting'
  const done = sum(counts.filter(isDone))

  return (
    <Step
      label={
        state === 'undoing'
          ? `Undoing: ${done} of ${sum(counts)}`
          : `Importing: ${done} of ${sum(counts)}. You can leave this screen.`
      }
      value={done / Math.max(1, sum(counts))}
    />
  )
}

function Step({ label, value }: { label: string; value?: number }) {
  return (
    <div className="grid max-w-prose gap-2 card p-4">
      <p id="running" role="status" className="font-semibold">
        {label}
      </p>
      <progress aria-labelledby="running" className="h-2 w-full accent-indigo" value={value} />
    </div>
  )
}

/** How many parts of each type there are, and in which state. */
export function Counts({ counts }: Pick<ImportDetails, 'counts'>) {
  return (
    <section aria-labelledby="counts" className="grid gap-2">
      <h2 id="counts" className="text-lg font-semibold text-indigo">
        What comes in
      </h2>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {types.map((type) => {
          const own = counts.filter((each) => each.type === type)
          return (
            <div key={type} className="card p-3">
              <dt className="font-semibold">{typeLabels[type]}</dt>
              <dd>
                <span className="text-2xl tabular-nums">{sum(own)}</span>
                <CountDetails counts={own} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function CountDetails({ counts }: Pick<ImportDetails, 'counts'>) {
  const drafts = sum(counts.filter(({ is_draft }) => is_draft))
  const missing = sum(counts.filter(({ state }) => state === 'failed'))
  const removed = sum(counts.filter(({ state }) => state === 'removed'))
  const kept = sum(counts.filter(({ state }) => state === 'kept'))

  return (
    <ul className="text-sm text-ink/75 tabular-nums">
      {drafts > 0 && <li>{`Drafts: ${drafts}`}</li>}
      {missing > 0 && <li>{`${missing} missing`}</li>}
      {removed > 0 && <li>{`${removed} removed`}</li>}
      {kept > 0 && <li>{`${kept} not removed`}</li>}
    </ul>
  )
}
