import fc from 'fast-check'
import type { Json } from './step.ts'

/** A value of an earlier response of these kinds, mostly the newest. */
export const placeholder = (kinds: string): fc.Arbitrary<Json> =>
  fc.record({ $response: fc.constant(kinds), back: fc.oneof(fc.nat(2), fc.nat(30)) })

/** Mostly the id of an existing row. */
export const validId = (name: string, url: string): fc.Arbitrary<Json> =>
  fc.oneof({ weight: 8, arbitrary: placeholder(listIdKinds(name, url)) }, fc.uuid())

/** Secrets that a response returned. */
export const listSecretKinds = (url: string): Record<string, string[]> => ({
  ...commonKinds,
  ...Object.fromEntries(
    secretKinds.flatMap(([start, kinds]) => (url.startsWith(start) ? Object.entries(kinds) : [])),
  ),
})

const commonKinds: Record<string, string[]> = {
  user_id: ['self', 'self', 'user_id'],
  code: ['one-time code', 'one-time code', 'recovery_codes', 'code'],
  challenge: ['signed challenge', 'challenge'],
  endpoint: ['endpoint'],
  p256dh: ['p256dh'],
  auth: ['auth'],
  refresh: ['signed refresh', 'signed refresh', 'signed access'],
  ticket: ['signed ticket|ticket'],
  token: ['token'],
}

const askedBy = (url: string) => ({ challenge: [`asked ${url}|signed challenge`] })
const setupChallenge = { challenge: ['factor_setup_required challenge', 'signed challenge'] }

/** By address prefix; the later one wins. */
const secretKinds: [start: string, kinds: Record<string, string[]>][] = [
  ['/media/:name', { name: ['media name'] }],
  ['/media/cards/', { file: ['cards file'] }],
  ['/media/icons/', { file: ['icons file'] }],
  ['/api/backups/', { name: ['backups name'] }],
  ['/api/leads/:id/mails/', { email: ['emails'] }],
  ['/api/conversations/:user_id/restore/', { user_id: ['removed user_id'] }],
  ['/api/password/', { token: ['link token'] }],
  ['/api/public/page/', { address: ['pages address'] }],
  ['/api/public/preview/', { token: ['previews token'] }],
  ['/api/token/code/', { challenge: ['factor_required challenge', 'signed challenge'] }],
  ['/api/token/passkey/', askedBy('/api/token/passkey/')],
  ['/api/token/passkey/options/', { challenge: ['factor_required challenge'] }],
  ['/api/token/setup/', setupChallenge],
  ['/api/token/setup/codes/confirm/', { challenge: ['started challenge'] }],
  ['/api/token/setup/passkeys/', askedBy('/api/token/setup/passkeys/')],
  ['/api/token/setup/passkeys/options/', setupChallenge],
  ['/api/account/reauthentication/', askedBy('/api/account/reauthentication/')],
  ['/api/account/factors/passkeys/', askedBy('/api/account/factors/passkeys/')],
]

/** Returns the kinds that an id of this name can have on this route. */
export function listIdKinds(name: string, url: string) {
  const places = url.split('/').filter((part) => part && !['api', 'public', 'v1'].includes(part))
  const at = places.indexOf(`:${name}`)
  const place = at > 0 ? (places[at - 1] ?? '') : ''
  const around = places.filter((part) => !part.startsWith(':')).reverse()
  const one = name.replace(/_id$/, '')
  const kinds = place ? [place] : [name, `${one}s`, ...around]
  const part = subRows[url]
  if (part && name === 'id')
    return [`having ${part}`, ...kinds.map((kind) => `id ${kind}`)].join('|')
  return [...(part ? [part] : []), ...(aliases[place || one] ?? []), ...kinds]
    .map((kind) => `id ${kind}`)
    .join('|')
}

/** Routes whose rows belong to one of these. */
const subRows: Record<string, string | undefined> = {
  '/api/leads/:id/checklist/order/': 'checklist',
  '/api/leads/:id/activities/:activity_id/': 'activities',
  '/api/leads/:id/dismiss-duplicate/': 'possible_duplicates',
  '/api/leads/:id/restore-duplicate/': 'possible_duplicates',
  '/api/leads/:id/unmerge/': 'merged_leads',
}

const aliases: Record<string, string[]> = {
  owner: ['administrators'],
  counsellor_ids: ['administrators'],
  absences: ['administrators'],
  stage: ['lead-stages', 'stages'],
  other: ['leads'],
  file: ['lead-files', 'files'],
  entry: ['activities'],
  'lead-files': ['files'],
  'checklist-items': ['checklist'],
  'fact-values': ['values'],
}

/** A version that the caller must have read before changing a row. */
export const isCounter = (name: string) => ['version', 'revision', 'seq'].includes(name)

/** A draft is saved as `content`. */
export const listObjectKinds = (name: string) =>
  `object ${name}${name === 'content' ? '|object draft' : ''}`
