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
  ...usual,
  ...Object.fromEntries(
    handedOut.flatMap(([start, kinds]) => (url.startsWith(start) ? Object.entries(kinds) : [])),
  ),
})

const usual: Record<string, string[]> = {
  user_id: ['self', 'self', 'user_id'],
  code: ['figures', 'figures', 'recovery_codes', 'code'],
  challenge: ['signed challenge', 'challenge'],
  endpoint: ['endpoint'],
  p256dh: ['p256dh'],
  auth: ['auth'],
  refresh: ['signed refresh', 'signed refresh', 'signed access'],
  ticket: ['signed ticket|ticket'],
  token: ['token'],
}

const asked = (url: string) => ({ challenge: [`asked ${url}|signed challenge`] })
const toSetUp = { challenge: ['factor_setup_required challenge', 'signed challenge'] }

/** By the beginnings of addresses; the later one counts. */
const handedOut: [start: string, kinds: Record<string, string[]>][] = [
  ['/media/:name', { name: ['media name'] }],
  ['/media/cards/', { file: ['cards file'] }],
  ['/media/icons/', { file: ['icons file'] }],
  ['/api/backups/', { name: ['backups name'] }],
  ['/api/leads/:id/mails/', { email: ['emails'] }],
  ['/api/conversations/:user_id/restore/', { user_id: ['removed user_id'] }],
  ['/api/password/', { token: ['link token'] }],
  ['/api/public/document/', { address: ['documents address'] }],
  ['/api/public/preview/', { token: ['previews token'] }],
  ['/api/token/code/', { challenge: ['factor_required challenge', 'signed challenge'] }],
  ['/api/token/passkey/', asked('/api/token/passkey/')],
  ['/api/token/passkey/options/', { challenge: ['factor_required challenge'] }],
  ['/api/token/setup/', toSetUp],
  ['/api/token/setup/codes/confirm/', { challenge: ['begun challenge'] }],
  ['/api/token/setup/passkeys/', asked('/api/token/setup/passkeys/')],
  ['/api/token/setup/passkeys/options/', toSetUp],
  ['/api/account/proof/', asked('/api/account/proof/')],
  ['/api/account/factors/passkeys/', asked('/api/account/factors/passkeys/')],
]

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
