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

const challengeFrom = (url: string) => ({ challenge: [`issued ${url}|signed challenge`] })
const setupChallenge = { challenge: ['factor_setup_required challenge', 'signed challenge'] }

/** Kinds by address prefix; later rows override earlier ones. */
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
  ['/api/token/passkey/', challengeFrom('/api/token/passkey/')],
  ['/api/token/passkey/options/', { challenge: ['factor_required challenge'] }],
  ['/api/token/setup/', setupChallenge],
  ['/api/token/setup/codes/confirm/', { challenge: ['started challenge'] }],
  ['/api/token/setup/passkeys/', challengeFrom('/api/token/setup/passkeys/')],
  ['/api/token/setup/passkeys/options/', setupChallenge],
  ['/api/account/reauthentication/', challengeFrom('/api/account/reauthentication/')],
  ['/api/account/factors/passkeys/', challengeFrom('/api/account/factors/passkeys/')],
]

/** Returns the kinds that an id of this name can have on this route. */
export function listIdKinds(name: string, url: string) {
  const segments = url
    .split('/')
    .filter((segment) => segment && !['api', 'public', 'v1'].includes(segment))
  const index = segments.indexOf(`:${name}`)
  const parent = index > 0 ? (segments[index - 1] ?? '') : ''
  const otherSegments = segments.filter((segment) => !segment.startsWith(':')).reverse()
  const singular = name.replace(/_id$/, '')
  const kinds = parent ? [parent] : [name, `${singular}s`, ...otherSegments]
  const subRow = subRows[url]
  if (subRow && name === 'id')
    return [`having ${subRow}`, ...kinds.map((kind) => `id ${kind}`)].join('|')
  return [...(subRow ? [subRow] : []), ...(aliases[parent || singular] ?? []), ...kinds]
    .map((kind) => `id ${kind}`)
    .join('|')
}

/** Routes whose ids are rows of this list. */
const subRows: Record<string, string | undefined> = {
  '/api/leads/:id/documents/order/': 'documents',
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
  activity: ['activities'],
  'lead-files': ['files'],
  'student-documents': ['documents'],
  document: ['documents'],
  'fact-values': ['values'],
}

/** A version that the caller must have read before changing a row. */
export const isCounter = (name: string) => ['version', 'revision', 'seq'].includes(name)

/** Objects of this name; a draft is saved as `content`. */
export const listObjectKinds = (name: string) =>
  `object ${name}${name === 'content' ? '|object draft' : ''}`
