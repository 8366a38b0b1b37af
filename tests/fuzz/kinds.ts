import fc from 'fast-check'
import type { Json } from './step.ts'

/** Known from earlier answers by these kinds. Mostly the newest: what a step has just made. */
export const known = (kinds: string): fc.Arbitrary<Json> =>
  fc.record({ $known: fc.constant(kinds), back: fc.oneof(fc.nat(2), fc.nat(30)) })

/** Of a thing that is known, mostly. */
export const goodId = (name: string, url: string): fc.Arbitrary<Json> =>
  fc.oneof({ weight: 8, arbitrary: known(idKinds(name, url)) }, fc.uuid())

/** What somebody was given, and nobody could guess. */
export const handedOutOn = (url: string): Record<string, string[]> => ({
  user_id: url.endsWith('/restore/') ? ['removed user_id'] : ['self', 'self', 'user_id'],
  code: ['figures', 'figures', 'recovery_codes', 'code'],
  challenge: [`asked ${url}|signed challenge`, `asked ${url}|signed challenge`, 'challenge'],
  ...(url.startsWith('/media/') && { name: ['media name'] }),
  ...(url.startsWith('/media/') && { file: [url.includes('icons') ? 'icons file' : 'cards file'] }),
  ...(url.startsWith('/api/backups/') && { name: ['backups name'] }),
  ...(url.endsWith('/mails/') && { email: ['emails', 'emails', 'emails'] }),
  endpoint: ['endpoint', 'endpoint'],
  p256dh: ['p256dh', 'p256dh'],
  auth: ['auth', 'auth'],
  refresh: ['signed refresh', 'signed refresh', 'signed access'],
  ticket: ['ticket', 'ticket'],
  token: ['token', 'token'],
})

/** Of which kinds an id of this name is on this route, as answers call them. */
export function idKinds(name: string, url: string) {
  const places = url.split('/').filter((part) => part && !['api', 'public', 'v1'].includes(part))
  const at = places.indexOf(`:${name}`)
  const place = at > 0 ? (places[at - 1] ?? '') : ''
  const around = places.filter((part) => !part.startsWith(':')).reverse()
  const one = name.replace(/_id$/, '')
  const kinds = place ? [place] : [name, `${one}s`, ...around]
  const part = partsOf[url]
  if (part && name === 'id')
    return [`having ${part}`, ...kinds.map((kind) => `id ${kind}`)].join('|')
  return [...(part ? [part] : []), ...(aliases[place || one] ?? []), ...kinds]
    .map((kind) => `id ${kind}`)
    .join('|')
}

/** Routes of things that must have one of these. */
const partsOf: Record<string, string | undefined> = {
  '/api/leads/:id/checklist/order/': 'checklist',
  '/api/leads/:id/entries/:entry_id/': 'entries',
  '/api/leads/:id/not-the-same/': 'perhaps_same',
  '/api/leads/:id/perhaps-the-same/': 'perhaps_same',
  '/api/leads/:id/unmerge/': 'parts',
}

const aliases: Record<string, string[]> = {
  owner: ['administrators'],
  people: ['administrators'],
  'lead-absences': ['administrators'],
  stage: ['lead-stages', 'stages'],
  other: ['leads'],
  file: ['lead-files', 'files'],
  entry: ['entries'],
  'lead-files': ['files'],
  'lead-checks': ['checks', 'checklist'],
  'fact-values': ['values'],
}

/** What somebody must have read to change something. */
export const isCounter = (name: string) => ['version', 'revision', 'seq'].includes(name)

/** A draft is saved as `content`. */
export const objectKinds = (name: string) =>
  `object ${name}${name === 'content' ? '|object draft' : ''}`
