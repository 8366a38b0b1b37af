import type { SummarySection } from '#app/platform/server/mail/notification.ts'
import { queryFacts } from './fact-list.ts'
import { getOfficeTime } from './office-time.ts'
import * as store from './store.ts'

const MAX_ITEMS = 10

/**
 * The daily summary of facts that need a review. Facts that were never reviewed are left out, since
 * a new office has many.
 */
export const factsToReviewSection: SummarySection = {
  right: 'content:write',
  async list(app) {
    const all = await store.list(app.db)
    const uses = await app.factUsages()
    const query = { state: 'needs_review', limit: all.length } as const
    const { facts } = queryFacts(all, uses, query, await getOfficeTime(app))
    const due = facts.filter(
      ({ states }) => states.includes('confirm_now') || states.includes('due'),
    )
    return {
      title: due.length === 1 ? '1 fact to review' : `${due.length} facts to review`,
      address: '/admin/facts?state=needs_review',
      total: due.length,
      items: due.slice(0, MAX_ITEMS).map(({ id, label, country }) => ({
        text: [label, country].filter(Boolean).join(', '),
        address: `/admin/facts?edit=${id}`,
      })),
    }
  },
}
