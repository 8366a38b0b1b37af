import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { defaultLanguage } from '#app/contract/languages.ts'
import { listRights, type Right, type RoleAssignment } from '#app/contract/rights.ts'
import type { PictureReferences } from '#app/platform/server/feature/feature.ts'
import type { BranchRename, PublicProfile } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { Administrator, Invitation, PersonProfile } from '../people-contract.ts'
import { removePasswordLinks } from './links.ts'
import * as sessions from './sessions.ts'
import * as store from './store.ts'

const now = () => new Date().toISOString()

export async function list(db: Database) {
  const rows = await select(db).orderBy('username_key').execute()
  return rows.map(toAdministrator)
}

/** All administrators by name, with the fields that colleagues may see. */
export async function listColleagues(db: Database) {
  const idsWithRight = new Set((await listActive(db, 'leads:work')).values())
  const all = await list(db)
  return all.map((person) => ({ ...person, works_on_leads: idsWithRight.has(person.id) }))
}

export async function find(db: Database, id: string) {
  const row = await select(db).where('administrators.id', '=', id).executeTakeFirst()
  return row && toAdministrator(row)
}

/** Returns full names by id, or usernames of people without one. */
export async function listNames(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('administrators')
    .select(['id', 'username', 'full_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, username, full_name }) => [id, full_name || username]))
}

/** Returns what visitors see of people who have a full name: first name and photo. */
export async function listPublicProfiles(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, PublicProfile>()
  const rows = await db
    .selectFrom('administrators')
    .select(['id', 'full_name', 'photo'])
    .where('id', 'in', ids)
    .where('full_name', '!=', '')
    .execute()
  return new Map(rows.map(({ id, full_name, photo }) => [id, toPublic(full_name, photo)]))
}

/** Titles before a name: "Dr. Asha Gurung" is Asha. */
const title =
  /^(mr|mrs|ms|miss|dr|er|prof|shri|smt|डा|डॉ|डाक्टर|श्री|श्रीमती|श्रीमान|सुश्री|प्रा|ई|इ)[.।:ः]?$/i

const toPublic = (full_name: string, photo: string): PublicProfile => {
  const names = full_name.split(/\s+/)
  const name = names.find((each) => !title.test(each)) ?? full_name
  return { name, photo }
}

/** Returns the ids of active administrators, with the right if one is given, by `username_key`. */
export async function listActive(db: Database, right?: Right) {
  const rows = await db
    .selectFrom('administrators')
    .select(['id', 'username_key', 'role', 'lead_scope'])
    .where('password_hash', '!=', '')
    .where('disabled_at', 'is', null)
    .execute()
  const idsWithRight = rows.filter((row) => !right || listRights(row).includes(right))
  return new Map(idsWithRight.map(({ id, username_key }) => [username_key, id]))
}

/** Returns the ids of administrators without the right: disabled, invited, or with another role. */
export async function listWithoutRight(db: Database, right: Right) {
  const idsWithRight = new Set((await listActive(db, right)).values())
  const all = await db.selectFrom('administrators').select('id').execute()
  return all.map(({ id }) => id).filter((id) => !idsWithRight.has(id))
}

/** Active administrators by name, with their email addresses. */
export function listRecipients(db: Database) {
  return db
    .selectFrom('administrators')
    .select(['id', 'username', 'email', 'role', 'lead_scope', 'branch', 'language'])
    .where('password_hash', '!=', '')
    .where('disabled_at', 'is', null)
    .orderBy('username_key')
    .execute()
}

/** Moves the branch's administrators to its new name. */
export async function renameBranch(db: Database, { from, to }: BranchRename) {
  await db.updateTable('administrators').set({ branch: to }).where('branch', '=', from).execute()
  await sessions.notifyAccessChange(db)
}

/** Adds an administrator without a password. Throws ValidationError if name or address is taken. */
export async function invite(db: Database, invitation: Invitation & RoleAssignment) {
  const id = newId()
  const taken = await store.insert(db, { id, ...invitation, password_hash: '' })
  if (taken) throw new ValidationError({ [taken]: takenErrors[taken] })
  return (await find(db, id)) as Administrator
}

const takenErrors = {
  username: { code: 'taken', detail: 'This name is taken, or looks like an existing one.' },
  email: {
    code: 'taken',
    detail: 'Another person has this email address. Please enter a different one.',
  },
}

/** Whether the office has more than one account that is not disabled, invited ones included. */
export async function hasSeveral(db: Database) {
  const rows = await db
    .selectFrom('administrators')
    .select('id')
    .where('disabled_at', 'is', null)
    .limit(2)
    .execute()
  return rows.length > 1
}

/** Whether another active owner exists. Locks the administrators until the transaction ends. */
export async function hasOtherOwner(db: Database, id: string) {
  await acquireLock(db, 'administrators')
  const other = await db
    .selectFrom('administrators')
    .select('id')
    .where('id', '!=', id)
    .where('role', '=', 'owner')
    .where('password_hash', '!=', '')
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Ends the sessions and voids the links of the account. */
export async function disable(db: Database, id: string) {
  await set(db, id, { disabled_at: now() })
  await sessions.endAll(db, id)
  await removePasswordLinks(db, id)
  return find(db, id)
}

export async function enable(db: Database, id: string) {
  await set(db, id, { disabled_at: null })
  return find(db, id)
}

/** Throws ValidationError for a language in which there is no back office. */
export async function setProfile(db: Database, id: string, profile: PersonProfile) {
  const { language = defaultLanguage } = profile
  if (language !== defaultLanguage && !siteLanguages.includes(language))
    throw new ValidationError({ language: otherLanguage })
  await set(db, id, profile)
  return find(db, id)
}

const otherLanguage = {
  code: 'no_office_language',
  detail: 'The back office does not exist in this language. Please choose another one.',
}

/** Takes effect from the account's next request, in every session. */
export async function setRole(db: Database, id: string, assignment: RoleAssignment) {
  await set(db, id, assignment)
  return find(db, id)
}

/** Ends all sessions except the given one, and voids all password links. */
export async function setPassword(
  db: Database,
  id: string,
  password_hash: string,
  exceptSession?: string,
) {
  await set(db, id, { password_hash })
  await sessions.endAll(db, id, exceptSession)
  await removePasswordLinks(db, id)
  return find(db, id)
}

async function set(
  db: Database,
  id: string,
  values: Partial<RoleAssignment & PersonProfile> & {
    disabled_at?: string | null
    password_hash?: string
  },
) {
  await db.updateTable('administrators').set(values).where('id', '=', id).execute()
  await sessions.notifyAccessChange(db)
}

function select(db: Database) {
  return db
    .selectFrom('administrators')
    .select(['id', 'username', 'email', 'password_hash', 'disabled_at'])
    .select(['role', 'lead_scope', 'branch', 'full_name', 'photo', 'languages', 'language'])
    .select((expression) => [
      expression
        .selectFrom('sessions')
        .whereRef('administrator_id', '=', 'administrators.id')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now())
        .where('last_used_at', '>', sessions.idleSince())
        .select((rows) => rows.fn.countAll<number>().as('living'))
        .as('sessions'),
      expression
        .selectFrom('known_addresses')
        .whereRef('administrator_id', '=', 'administrators.id')
        .select((signIns) => signIns.fn.max('last_sign_in_at').as('last_sign_in_at'))
        .as('last_signed_in_at'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

function toAdministrator({ password_hash, disabled_at, sessions, ...row }: Row): Administrator {
  const state = disabled_at ? 'disabled' : password_hash ? 'active' : 'invited'
  return { ...row, sessions: Number(sessions), state }
}

/** The photos, for the picture library. */
export const pictureReferences: PictureReferences = {
  subject: 'administrator',
  listNames,
  async replacePicture(db, ids, { from, to }) {
    await db
      .updateTable('administrators')
      .set({ photo: sql<string>`replace(photo, ${from}, ${to.name})` })
      .where('id', 'in', ids)
      .execute()
    await sessions.notifyAccessChange(db)
  },
}
