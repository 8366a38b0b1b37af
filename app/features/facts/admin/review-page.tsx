import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { factsApi, type ListedFact } from '../contract.ts'
import type { VisibleValue } from '../value-contract.ts'
import { stateNames } from '../vocabulary-contract.ts'
import type { Route } from './+types/review-page.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { describeValue, formatFigure, getCountryName } from './fact-labels.ts'
import { Source } from './facts.tsx'
import { ValueDialog } from './value-dialog.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams
  const country = query.get('country')
  if (!country) throw new Response(null, { status: 404 })
  const api = context.get(apiContext)
  const id = query.get('fact')
  const isEditing = query.has('add') || query.has('value')
  const [facts, opened] = await Promise.all([
    api.call(factsApi.list, { querystring: { country, limit: 1000 } }),
    id && isEditing ? api.call(factsApi.read, { params: { id } }) : undefined,
  ])
  return { country, facts, opened }
}

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  return <Review key={loaderData.country} {...loaderData} />
}

type ReviewProps = Route.ComponentProps['loaderData']

const outcomes = ['confirmed', 'changed', 'skipped'] as const
type Outcome = (typeof outcomes)[number]

const outcomeNames: Record<Outcome, { label: string }> = {
  confirmed: { label: 'confirmed' },
  changed: { label: 'changed' },
  skipped: { label: 'skipped' },
}

/** What was done so far. The order stays as it was at the start, although urgency changes. */
interface Progress {
  order: string[]
  confirmedValues: string[]
  outcomes: Record<string, Outcome>
}

/** Goes through the facts of a country one by one. The address holds the current fact. */
function Review({ country, facts, opened }: ReviewProps) {
  const initial: Progress = { order: facts.map(({ id }) => id), confirmedValues: [], outcomes: {} }
  const { draft, saveDraft } = useDraft<Progress>(`review:${country}`, initial)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const title = `Review ${getCountryName(country)}`
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const steps = draft.order.flatMap((id) => byId.get(id) ?? [])
  const index = Math.max(
    steps.findIndex(({ id }) => id === query.get('fact')),
    0,
  )
  const fact = steps[index]

  const getSearch = (step: ListedFact | undefined, more: Record<string, string> = {}) => {
    const current: Record<string, string> = step ? { fact: step.id } : { done: '' }
    return `?${new URLSearchParams({ country, ...current, ...more })}`
  }
  const goTo = (step: ListedFact | undefined) =>
    navigate({ search: getSearch(step) }, { preventScrollReset: true })

  function finish(id: string, outcome: Outcome, confirmedValues = draft.confirmedValues) {
    const isKept = outcome === 'skipped' && draft.outcomes[id]
    const all = isKept ? draft.outcomes : { ...draft.outcomes, [id]: outcome }
    saveDraft({ ...draft, confirmedValues, outcomes: all })
    return goTo(steps[index + 1])
  }

  function recordConfirmed(of: ListedFact, valueId: string) {
    const confirmedValues = [...draft.confirmedValues, valueId]
    const isComplete = of.visible_values.every(({ id }) => confirmedValues.includes(id))
    if (isComplete) return finish(of.id, 'confirmed', confirmedValues)
    return saveDraft({ ...draft, confirmedValues })
  }

  if (query.has('done') || !fact) {
    return (
      <Screen title={title}>
        <Summary steps={steps} progress={draft} />
        <p className="flex flex-wrap gap-3">
          <Link to={`/admin/facts?country=${country}`} className={buttonClassName('plain')}>
            Facts
          </Link>
          <Button
            onClick={() => {
              saveDraft(initial)
              return goTo(facts[0])
            }}
          >
            Start again
          </Button>
        </p>
      </Screen>
    )
  }
  const value = opened?.values.find(({ id }) => id === query.get('value'))
  return (
    <Screen title={title}>
      <p role="status" className="tabular-nums">{`${index + 1} of ${steps.length}`}</p>
      <Step
        fact={fact}
        outcome={draft.outcomes[fact.id]}
        confirmedValues={draft.confirmedValues}
        getSearch={(more) => getSearch(fact, more)}
        onConfirmed={(id) => recordConfirmed(fact, id)}
      />
      <div className="flex flex-wrap gap-3">
        {index > 0 && <Button onClick={() => goTo(steps[index - 1])}>Back</Button>}
        <Link to={getSearch(fact, { add: '' })} className={buttonClassName('plain')}>
          Change
        </Link>
        <Button onClick={() => finish(fact.id, 'skipped')}>Skip</Button>
      </div>
      {opened?.id === fact.id && query.has('add') && (
        <ChangeDialog
          fact={opened}
          onClose={() => goTo(fact)}
          onSaved={() => finish(fact.id, 'changed')}
        />
      )}
      {opened && value && <ValueDialog fact={opened} value={value} onClose={() => goTo(fact)} />}
    </Screen>
  )
}

interface StepProps {
  fact: ListedFact
  outcome: Outcome | undefined
  confirmedValues: string[]
  getSearch: (more: Record<string, string>) => string
  onConfirmed: (valueId: string) => void
}

function Step({ fact, outcome, confirmedValues, getSearch, onConfirmed }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = useRef(fact.id)

  // Screen readers and the keyboard continue at the next fact.
  useEffect(() => {
    if (shownId.current !== fact.id) heading.current?.focus()
    shownId.current = fact.id
  }, [fact.id])

  return (
    <section className="grid gap-3 card p-4">
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-display text-xl font-semibold text-indigo outline-none wrap-anywhere"
      >
        {fact.label}
      </h2>
      {fact.states.length > 0 && (
        <p className="text-sm">{fact.states.map((state) => stateNames[state]).join(', ')}</p>
      )}
      {outcome && (
        <p className="font-semibold">{`Already ${outcomeNames[outcome].label} in this review`}</p>
      )}
      {fact.visible_values.length === 0 && <p>No value yet.</p>}
      <ul className="grid gap-4">
        {fact.visible_values.map((value) => (
          <li key={value.id} className="grid gap-1 border-t border-line pt-3">
            <ValueToReview fact={fact} value={value} />
            {confirmedValues.includes(value.id) ? (
              <p className="font-semibold">Confirmed</p>
            ) : (
              <ConfirmButton
                size="usual"
                value={value}
                label={fact.label}
                text={describeValue(value, fact)}
                changeSearch={getSearch({ add: '' })}
                sourceSearch={getSearch({ value: value.id })}
                onConfirmed={() => onConfirmed(value.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ValueToReview({ fact, value }: { fact: ListedFact; value: VisibleValue }) {
  const { previous, note, checked_on } = value
  return (
    <>
      <p className="text-base font-semibold wrap-anywhere">{describeValue(value, fact)}</p>
      {note && <p className="wrap-anywhere">{note}</p>}
      {previous && <p>{`Previous value: ${formatFigure(previous, fact)}`}</p>}
      <p className="text-ink/75">
        {checked_on ? `Reviewed on ${formatDay(checked_on)}` : 'Never reviewed'}
      </p>
      <p>
        Source: <Source value={value} />
      </p>
    </>
  )
}

/** Lists what was confirmed, changed and skipped. */
function Summary({ steps, progress }: { steps: ListedFact[]; progress: Progress }) {
  return outcomes.map((outcome) => {
    const facts = steps.filter(({ id }) => progress.outcomes[id] === outcome)
    return (
      <section key={outcome} className="grid gap-1">
        <h2 className="text-lg font-semibold text-indigo">{`${facts.length} ${outcomeNames[outcome].label}`}</h2>
        <ul className="list-disc pl-5 empty:hidden">
          {facts.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </section>
    )
  })
}
