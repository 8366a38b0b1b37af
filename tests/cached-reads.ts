/**
 * The anonymous reads of the API by path, with the query that tests send. The response is the same for
 * all callers and comes from the cache.
 */
export const cachedReads: Record<string, string> = {
  '/api/openapi.json': '',
  '/api/destinations/': '',
  '/api/public/analytics/': '',
  '/api/public/announcements/': '',
  '/api/services/': '',
  '/api/guides/': '',
  '/api/guides/parts/': '',
  '/api/public/albums/': '',
  '/api/public/articles/': '',
  '/api/public/articles/addresses/': '',
  '/api/public/events/': '',
  '/api/public/events/addresses/': '',
  '/api/public/branches/': '',
  '/api/public/changes/': '',
  '/api/public/page/': '?address=%2Faustralia',
  '/api/public/pages/': '',
  '/api/public/facts/': '',
  '/api/public/hero-slides/': '',
  '/api/public/menus/': '',
  '/api/public/newsletter/': '',
  '/api/public/office/': '',
  '/api/public/scholarships/': '',
  '/api/public/team/': '',
  '/api/public/testimonials/': '',
  '/api/public/translations/': '',
}

/** Reads that are not cached but run no query when repeated, with the reason. */
export const uncachedReads: Record<string, { query: string; reason: string }> = {
  '/api/public/search/': {
    query: '?q=visa',
    reason: 'questions are without end: limited by address, answered from an index in memory',
  },
  '/api/setup/': { query: '', reason: 'a refusal, once there is an administrator' },
  '/api/password/forgotten/': { query: '', reason: 'a setting of the server, kept in memory' },
}

/** Reads whose response depends on the caller. */
export const callerReads: Record<string, string> = {
  '/api/messages/': 'the conversation of one visitor; limited by address',
  '/api/messages/stream/': 'a stream of one conversation',
  '/api/messages/unread/': 'the conversation of one visitor; limited by address',
  '/api/messages/{id}/file/': 'a file of one conversation, for its visitor and the office',
  '/api/public/preview/': 'a draft, for who has its secret link',
}
