import { measureOnBoth, timeCalls } from './both-databases.ts'
import { signIn } from './chat-clients.ts'
import {
  commonDevanagari,
  commonEmoji,
  commonWord,
  fillOffice,
  oldPrefix,
  oldWord,
  rareDevanagari,
  rareEmoji,
  rareWord,
  visitorId,
} from './fill-office.ts'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'

/** The request of each back-office screen, with its time limit in ms. */
const calls: [name: string, path: string, most?: number][] = [
  ['Dashboard', '/api/dashboard/', 50],
  ['Contacts', '/api/contacts/?limit=50'],
  ['Contacts, last page', '/api/contacts/?limit=50&offset=9950'],
  ['Contacts by name', '/api/contacts/?limit=50&sort=name'],
  ['Contacts by name, last page', '/api/contacts/?limit=50&sort=name&offset=9950'],
  ['Contacts by destination', '/api/contacts/?limit=50&sort=-country'],
  ['Contacts with a common word', `/api/contacts/?limit=50&q=${commonWord}`],
  ['Contacts with a common word by email', `/api/contacts/?limit=50&q=${commonWord}&sort=email`],
  ['Contacts with a rare word', `/api/contacts/?limit=50&q=${rareWord}`],
  ['Conversations', '/api/conversations/?limit=50', 20],
  ['Conversations with a word of every conversation', searchFor('documents')],
  ['Conversations with a word of some conversations', searchFor('17')],
  ['Conversations with a rare word', searchFor(rareWord)],
  ['Conversations with an old word', searchFor(oldWord)],
  ['Conversations with a prefix of 10,000 old words', searchFor(oldPrefix)],
  ['Conversations with a common word in Devanagari', searchFor(commonDevanagari)],
  ['Conversations with a rare word in Devanagari', searchFor(rareDevanagari)],
  ['Conversations with a common emoji', searchFor(commonEmoji)],
  ['Conversations with a rare emoji', searchFor(rareEmoji)],
  ['Conversations awaiting reply', '/api/conversations/?limit=50&awaiting_reply=true'],
  ['Messages of a conversation', `/api/conversations/${visitorId}/messages/?limit=50`],
  ['Destinations', '/api/destinations/'],
  ['Hero slides', '/api/hero-slides/'],
  ['Saved replies', '/api/saved-replies/'],
  ['People', '/api/administrators/'],
  ['Own sessions', '/api/account/sessions/'],
  ['Activity', '/api/audit-log/?limit=50'],
]

function searchFor(q: string) {
  return `/api/conversations/?limit=50&q=${encodeURIComponent(q)}`
}

/**
 * Measures the 95th percentile of each call with one client, on both databases with 10,000 contacts and
 * 1,000,000 messages of the last 30 days.
 */
export function measureAdminCalls(): Promise<Row[]> {
  return measureOnBoth({ fill: fillOffice, measure: timeAll })
}

async function timeAll({ url }: Running, place: string) {
  const authorization = await signIn(url)
  const rows: Row[] = []
  for (const [name, path, most = 30] of calls) {
    const ours = await timeCalls([url + path], { authorization })
    rows.push({ subject: `${name} on ${place}, p95`, ours, unit: 'ms', most })
  }
  return rows
}
