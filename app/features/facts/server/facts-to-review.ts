import type { FastifyInstance } from 'fastify'
import { dateFormat } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import type { DashboardSource } from '#app/platform/server/feature/counts.ts'
import type { SummarySection } from '#app/platform/server/mail/notification.ts'
import type { ListedFact } from '../contract.ts'
import { stateNames, urgentStates } from '../vocabulary-contract.ts'
import { queryFacts } from './fact-list.ts'
import { getOfficeTime } from './office-time.ts'
import * as store from './store.ts'

const MAX_ITEMS = 10

/**
 * Returns the facts that are due, change soon, or have no evidence, most urgent first. Facts that
 * were only never reviewed are left out, since a new office has many.
 */
export async function listUrgentFacts(app: FastifyInstance) {
  const all = await store.list(app.db)
  const query = { state: 'urgent', limit: all.length } as const
  return queryFacts(all, await app.factUsages(), query, await getOfficeTime(app)).facts
}

/** The daily summary of facts to review. */
export const factsToReviewSection: SummarySection = {
  right: 'content:write',
  async list(app) {
    const facts = await listUrgentFacts(app)
    return {
      title: facts.length === 1 ? '1 fact to review' : `${facts.length} facts to review`,
      address: '/admin/facts?state=urgent',
      total: facts.length,
      items: facts.slice(0, MAX_ITEMS).map((fact) => ({
        text: describeTask(fact),
        address: `/admin/facts?edit=${fact.id}`,
      })),
    }
  },
}

const formatDay = dateFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "Visa fee, AU – Changing soon – from 1 December: AUD 2,000" */
function describeTask({ label, country, states, upcoming }: ListedFact) {
  const reasons = states.filter((state) => urgentStates.includes(state))
  const subject = [label, country].filter(Boolean).join(', ')
  const names = reasons.map((state) => stateNames[state]).join(', ')
  if (!upcoming) return [subject, names].join(' – ')
  const day = withBikramSambat(formatDay.format(new Date(upcoming.valid_from)), upcoming.valid_from)
  return [subject, names, `from ${day}: ${upcoming.value}`].join(' – ')
}

/** Counts the facts to review for the dashboard. A fact can have several reasons. */
export const countFactsToReview = (app: FastifyInstance): DashboardSource => ({
  right: 'content:write',
  lists: {
    async facts_to_review() {
      const facts = await listUrgentFacts(app)
      const count = (...reasons: ListedFact['states']) =>
        facts.filter(({ states }) => states.some((state) => reasons.includes(state))).length
      return {
        total: facts.length,
        due: count('confirm_now', 'ended', 'due'),
        changing: count('changing'),
        conflicting: count('conflicting'),
        no_evidence: count('no_evidence'),
      }
    },
  },
})
