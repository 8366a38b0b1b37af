import { dateFormat } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { listRights } from '#app/contract/rights.ts'
import type { SummarySection } from '#app/platform/server/mail/notification.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { describeFigure } from '../content/describe-figure.ts'
import type { UpcomingFact } from '../contract.ts'
import { isConfirmedInTime, startsSoon } from './fact-values.ts'
import { listValuesBetween } from './store.ts'

const MAX_ITEMS = 10
/** The last day of the query window, counted from today: a week, and room for other time zones. */
const LAST_DAY = 9

/** Returns facts that change within a week, soonest first. */
export async function listUpcomingFacts(db: Database, now = new Date()): Promise<UpcomingFact[]> {
  const today = now.toISOString().slice(0, 10)
  const values = await listValuesBetween(db, {
    from: addDays(today, -1),
    until: addDays(today, LAST_DAY),
  })
  return values
    .filter(({ value }) => startsSoon(value, now))
    .map(({ fact, value }) => ({
      id: fact.id,
      label: fact.label,
      country: fact.country,
      valid_from: value.valid_from,
      value: describeFigure(value, fact),
      is_confirmed: isConfirmedInTime(value),
    }))
}

/**
 * Lists facts that change within a week, for the daily summary of people who do not edit facts.
 * Editors have them among the facts to review.
 */
export const upcomingFactsSection: SummarySection = {
  right: 'facts:read',
  async list({ db }, person) {
    const isEditor = listRights(person).includes('content:write')
    const facts = isEditor ? [] : await listUpcomingFacts(db)
    const total = facts.length
    return {
      title: total === 1 ? '1 fact changes this week' : `${total} facts change this week`,
      address: '/admin/facts?state=changing',
      total,
      items: facts.slice(0, MAX_ITEMS).map((fact) => ({
        text: describeUpcoming(fact),
        address: `/admin/facts?edit=${fact.id}`,
      })),
    }
  },
}

/** "Visa fee, AU – from 1 December: AUD 2,000 – not confirmed yet" */
function describeUpcoming({ label, country, value, valid_from, is_confirmed }: UpcomingFact) {
  const day = dateFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const from = withBikramSambat(day.format(new Date(valid_from)), valid_from)
  const subject = [label, country].filter(Boolean).join(', ')
  return [subject, `from ${from}: ${value}`, is_confirmed ? '' : 'not confirmed yet']
    .filter(Boolean)
    .join(' – ')
}
