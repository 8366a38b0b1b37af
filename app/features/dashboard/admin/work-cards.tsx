import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { IfAllowed, useCan } from '#app/platform/admin/rights-context.tsx'
import type { Dashboard } from '../contract.ts'

/** Shows the open work. Each count is a dash while the dashboard is missing. */
export function WorkCards({ dashboard }: { dashboard?: Dashboard }) {
  const { awaiting_reply, unseen_contacts, spam_contacts, facts_to_review, daily } = dashboard ?? {}
  const today = daily?.contacts?.at(-1)
  const may = useCan()
  if (!may('chat:answer') && !may('contacts:work') && !may('content:write')) return null

  return (
    <ul aria-label="Work" className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      <IfAllowed right="chat:answer">
        <WorkCard screen="/admin/today" count={awaiting_reply?.total} label="awaiting reply">
          <AwaitingInChat count={awaiting_reply?.conversations} />
          <Overdue count={awaiting_reply?.overdue} />
        </WorkCard>
      </IfAllowed>
      <IfAllowed right="contacts:work">
        <WorkCard
          screen="/admin/contacts"
          count={unseen_contacts}
          label={unseen_contacts === 1 ? 'new contact message' : 'new contact messages'}
        >
          {today && `${today.count.toLocaleString('en')} today`}
          <SpamCount count={spam_contacts} />
        </WorkCard>
      </IfAllowed>
      <IfAllowed right="content:write">
        <WorkCard
          screen="/admin/facts?state=urgent"
          count={facts_to_review?.total}
          label={facts_to_review?.total === 1 ? 'fact to review' : 'facts to review'}
          lines={2}
        >
          {facts_to_review && <FactReasons {...facts_to_review} />}
        </WorkCard>
      </IfAllowed>
    </ul>
  )
}

/** Counts the facts by reason, most urgent first. A fact may have several reasons. */
function FactReasons(counts: NonNullable<Dashboard['facts_to_review']>) {
  const reasons = [
    { state: 'due', text: 'due' },
    { state: 'changing', text: 'changing soon' },
    { state: 'conflicting', text: 'disputed' },
    { state: 'no_evidence', text: 'without a source' },
  ] as const
  const open = reasons.filter(({ state }) => counts[state] > 0)
  return open.map(({ state, text }, index) => (
    <Fragment key={state}>
      {index > 0 && ', '}
      <Link to={`/admin/facts?state=${state}`} className="font-semibold text-indigo underline">
        {counts[state].toLocaleString('en')} {text}
      </Link>
    </Fragment>
  ))
}

interface WorkCardProps {
  screen: string
  count?: number
  label: string
  /** The details. */
  children: ReactNode
  /** The lines that the details take on a phone. */
  lines?: 1 | 2
}

function WorkCard({ screen, count, label, children, lines = 1 }: WorkCardProps) {
  return (
    <li className="card p-4">
      <Link
        to={screen}
        className="flex flex-wrap items-baseline gap-x-2 text-indigo hover:underline"
      >
        <span className="font-display text-title font-semibold tabular-nums">
          {count?.toLocaleString('en') ?? '–'}
        </span>{' '}
        <span className="text-lg font-semibold">{label}</span>
      </Link>
      <p className={`leading-6 text-ink/75 ${lines === 2 ? 'min-h-12' : 'min-h-6'}`}>{children}</p>
    </li>
  )
}

function AwaitingInChat({ count }: { count?: number }) {
  if (!count) return null
  return (
    <>
      <Link
        to="/admin/messages?filter=awaiting-reply"
        className="font-semibold text-indigo underline"
      >
        {count.toLocaleString('en')} in the chat
      </Link>
      {', '}
    </>
  )
}

function Overdue({ count }: { count?: number }) {
  if (!count) return count === 0 && 'none overdue'
  return (
    <Link to="/admin/messages?filter=awaiting-reply" className="font-semibold text-alarm underline">
      {count.toLocaleString('en')} overdue
    </Link>
  )
}

function SpamCount({ count }: { count?: number }) {
  if (!count) return null
  return (
    <>
      {', '}
      <Link to="/admin/contacts/spam" className="font-semibold text-indigo underline">
        {count.toLocaleString('en')} marked as spam
      </Link>
    </>
  )
}
