import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { keyRights } from '#app/contract/rights.ts'
import { hashPassword } from '#app/features/accounts/server/passwords.ts'
import type { Backups } from '#app/features/backups/contract.ts'
import { addFirstContent } from '#app/server/first-start.ts'
import type { Database } from '#database/connect.ts'

export const examplePassword = 'example-password'
export const metricsToken = 'a token that only the fuzz knows'
const DAY_MS = 24 * 60 * 60 * 1000
/** All people but one have re-authenticated recently. */
const reauthenticatedAt = (name: string) =>
  name === 'not-reauthenticated' ? '2020-01-01T00:00:00.000Z' : '2999-01-01T00:00:00.000Z'
const later = (ms: number) => new Date(Date.now() + ms).toISOString()

/** The people of the office with their roles. */
const people = {
  owner: { role: 'owner', lead_scope: '', branch: '' },
  second: { role: 'owner', lead_scope: '', branch: '' },
  'not-reauthenticated': { role: 'owner', lead_scope: '', branch: '' },
  counsellor: { role: 'counsellor', lead_scope: '', branch: '' },
  'of-branch': { role: 'counsellor', lead_scope: 'branch', branch: 'Head office' },
  'own-leads': { role: 'counsellor', lead_scope: 'own', branch: '' },
  editor: { role: 'editor', lead_scope: '', branch: '' },
  viewer: { role: 'viewer', lead_scope: '', branch: '' },
  disabled: { role: 'owner', lead_scope: '', branch: '' },
} as const
type Person = keyof typeof people

const others = [
  'anonymous',
  'visitor-1',
  'visitor-2',
  'expired',
  'key',
  'narrow-key',
  'monitor',
] as const
export type IdentityName = Person | (typeof others)[number]
export const identityNames: IdentityName[] = [
  ...others,
  ...(Object.keys(people) as Person[]).filter((name) => name !== 'second'),
]

const keys = { key: [...keyRights], 'narrow-key': ['reports:read'] }

/** Returns the same id or secret for a name in every run. */
export const getPersonId = (name: string) => {
  const hash = createHash('sha256').update(name).digest('hex')
  return `01900000-0000-7000-8000-${hash.slice(0, 12)}`
}
const getKeySecret = (name: string) =>
  `gtv_${createHash('sha256').update(name).digest('base64url').slice(0, 43)}`

/** A live session. */
const living = (name: string) => ({
  ended_at: null,
  expires_at: later(DAY_MS),
  last_used_at: later(0),
  reauthenticated_at: reauthenticatedAt(name),
})

/** Fills the first content and a person of each role. */
export async function insertFixtures(db: Database) {
  await addFirstContent(db)
  const password_hash = await hashPassword(examplePassword)
  for (const [name, standing] of Object.entries(people)) {
    const username = name.charAt(0).toUpperCase() + name.slice(1)
    const account = { username, username_key: name, email: `${name}@office.example`, password_hash }
    const row = { id: getPersonId(name), ...account, ...standing, created_at: later(0) }
    await db.insertInto('administrators').values(row).execute()
    const session = { id: getPersonId(`session of ${name}`), administrator_id: row.id }
    const created_at = later(name === 'not-reauthenticated' ? -DAY_MS : 0)
    await db
      .insertInto('sessions')
      .values({ ...session, ...living(name), created_at })
      .execute()
  }
  for (const [name, rights] of Object.entries(keys)) {
    const secret_hash = createHash('sha256').update(getKeySecret(name)).digest('hex')
    const row = {
      id: getPersonId(name),
      name,
      rights: JSON.stringify(rights),
      secret_hash,
      prefix: 'gtv_',
    }
    const times = { created_at: later(0), expires_at: null, created_by: 'Owner' }
    await db
      .insertInto('api_keys')
      .values({ ...row, ...times, last_used_at: null, revoked_at: null })
      .execute()
  }
  for (const name of ['first', 'second', 'third']) {
    const job = {
      id: getPersonId(`${name} failed job`),
      type: 'purge-deleted-messages',
      payload: '{}',
    }
    const error = 'The database was away.'
    const times = { created_at: later(0), due_at: null, ended_at: later(0) }
    const row = { ...job, ...times, key: null, subject: '', attempts: 1, error }
    await db.insertInto('jobs').values(row).execute()
  }
  await restoreFixtures(db)
}

/** Restores people and sessions that requests changed. */
export async function restoreFixtures(db: Database) {
  for (const [name, standing] of Object.entries(people)) {
    const disabled_at = name === 'disabled' ? later(0) : null
    const person = db.updateTable('administrators').where('id', '=', getPersonId(name))
    await person.set({ ...standing, disabled_at }).execute()
    const session = db.updateTable('sessions').where('id', '=', getPersonId(`session of ${name}`))
    await session.set(living(name)).execute()
  }
  const keyIds = Object.keys(keys).map(getPersonId)
  const usable = { revoked_at: null, expires_at: null }
  await db.updateTable('api_keys').set(usable).where('id', 'in', keyIds).execute()
}

/** Backup files outlive a server; newer ones replace them. */
export async function listBackups(app: FastifyInstance): Promise<Backups> {
  const headers = getCredentials(app, 'owner')
  return (await app.inject({ url: '/api/backups/', headers })).json()
}

/** Waits for the requested backup, which another process creates. */
export async function waitForBackup(app: FastifyInstance) {
  for (;;) {
    const { backups, failure } = await listBackups(app)
    if (failure) throw new Error(`No backup: ${failure.error}`)
    if (backups.length > 0) return
    await setTimeout(50)
  }
}

/** The header that shows who calls. */
export function getCredentials(app: FastifyInstance, name: string): Record<string, string> {
  if (name === 'monitor') return { authorization: `Bearer ${metricsToken}` }
  if (name in keys) return { authorization: `Bearer ${getKeySecret(name)}` }
  if (name !== 'expired' && !(name in people)) return {}
  const of = name === 'expired' ? 'owner' : name
  const claims = {
    token_type: 'access',
    role: 'admin',
    sub: getPersonId(of),
    sid: getPersonId(`session of ${of}`),
    reauthenticated_at: reauthenticatedAt(of),
  }
  const person = { username: of, email: `${of}@office.example`, jti: randomUUID() }
  const exp = Math.floor(Date.now() / 1000) + (name === 'expired' ? -1 : 3600)
  return { authorization: `Bearer ${app.jwt.sign({ ...claims, ...person, exp })}` }
}

/** Returns whether this caller can normally sign in. */
export const isOfficeIdentity = (name: string) =>
  (name in people && name !== 'disabled') || name in keys
