import { type Expression, type SqlBool, sql } from 'kysely'
import { type AnyDatabase, isPostgres } from './sql-dialect.ts'

/**
 * The kinds of locks, in the order in which a transaction takes them, so that two transactions
 * never wait for each other. The value is the start of the lock's name.
 */
const LOCK_KINDS = {
  first_content: 'first content',
  first_administrator: 'first administrator',
  /** Accounts with their attempts, and rows changed through the audit log without an own kind. */
  row: '',
  /** An ordered list without repetitions. */
  unique_row: 'unique row',
  administrators: 'administrators',
  usernames: 'usernames',
  page: 'page',
  fact_key: 'fact key',
  addresses: 'addresses',
  visit_counts: 'visit counts',
  push_devices: 'push devices',
  push_address: 'push address',
  contact: 'contact',
  api_enquiry: 'api_enquiry',
  /** The seats of an event, by the id of its source page. */
  event: 'event',
  /** The answers of a form, by e-mail address. */
  form_answers: 'form_answers',
  conversation: 'conversation',
  auto_replies: 'auto_replies',
  /** Shared by changes of leads; exclusive for merging, unmerging and erasing them. */
  lead_merges: 'lead merges',
  welcome: 'welcome',
  /** The row of a conversation, locked by its update. */
  conversation_row: '',
  /** Shared locks of all stages that an import uses. */
  imported_stage: 'lead_stage',
  lead_import: 'lead_import',
  /** The phones, emails and names by which an enquiry finds its lead. */
  match_key: 'lead',
  lead_item: '',
  lead: 'lead',
  /** Shared by applications that enter a step; exclusive for deleting tracks and steps. */
  tracks: 'tracks',
  /** The names of institutions and their courses, which are added once. */
  institutions: 'institutions',
  lead_stage: 'lead_stage',
  lead_mail: 'lead mail',
  assignment: 'lead assignment',
  /** Shared by deliveries; exclusive for erasing. */
  notifications: 'notifications',
  notified_person: 'notifications',
}

export type LockKind = keyof typeof LOCK_KINDS

const order = Object.keys(LOCK_KINDS)

/**
 * Takes locks until the transaction ends; those of one call in a fixed order. SQLite needs no
 * locks, because it has one writer at a time.
 */
export const acquireLocks = (transaction: AnyDatabase, kind: LockKind, ids: string[]) =>
  acquire(transaction, { kind, ids, isShared: false })

/** Takes a single lock, as `acquireLocks` does. */
export const acquireLock = (transaction: AnyDatabase, kind: LockKind, id = '') =>
  acquireLocks(transaction, kind, [id])

/**
 * Takes shared locks. They wait only for holders of exclusive locks, and such holders wait for
 * them.
 */
export const acquireSharedLocks = (transaction: AnyDatabase, kind: LockKind, ids = ['']) =>
  acquire(transaction, { kind, ids, isShared: true })

/** Locks the rows with these ids of a subject of the audit log. */
export const lockRows = (transaction: AnyDatabase, subject: string, ids: string[]) =>
  subject in LOCK_KINDS
    ? acquireLocks(transaction, subject as LockKind, ids)
    : acquireLocks(transaction, 'row', toNames(subject, ids))

/** SQL condition that is true if the lock was free. Takes it without waiting, so in any order. */
export function tryLockCondition(
  transaction: AnyDatabase,
  kind: LockKind,
  id: Expression<string>,
): Expression<SqlBool> {
  return isPostgres(transaction)
    ? sql<SqlBool>`pg_try_advisory_xact_lock(hashtext(${sql.lit(`${LOCK_KINDS[kind]} `)} || ${id}))`
    : sql<SqlBool>`true`
}

interface Acquisition {
  kind: LockKind
  ids: string[]
  isShared: boolean
}

async function acquire(transaction: AnyDatabase, { kind, ids, isShared }: Acquisition) {
  if (ids.length === 0) return
  const names = toNames(LOCK_KINDS[kind], ids)
  checkLockOrder(transaction, kind, names, isShared)
  if (!isPostgres(transaction)) return
  const lockFunction = `pg_advisory_xact_lock${isShared ? '_shared' : ''}`
  await sql`
    select ${sql.raw(lockFunction)}(hash) from (
      select distinct hashtext(name) as hash
      from json_array_elements_text(${JSON.stringify(names)}::json) as name order by hash
    ) as sorted`.execute(transaction)
}

const toNames = (start: string, ids: string[]) => ids.map((id) => `${start} ${id}`.trim())

const held = new WeakMap<AnyDatabase, { level: number; names: Map<string, boolean> }>()

/**
 * Throws, in tests and development, if the transaction holds a lock of a later kind, or if two such
 * transactions with the same shared lock would wait for each other. A lock that it already holds can
 * be taken again. Queries that lock rows call it before.
 */
export function checkLockOrder(
  transaction: AnyDatabase,
  kind: LockKind,
  names: string[] = [],
  isShared = false,
) {
  // biome-ignore lint/style/noProcessEnv: a lock has no access to the configuration.
  if (process.env.NODE_ENV === 'production') return
  if (!transaction.isTransaction) throw new Error(`Lock outside a transaction: ${kind}`)
  const locks = held.get(transaction) ?? { level: 0, names: new Map<string, boolean>() }
  held.set(transaction, locks)
  const level = order.indexOf(kind)
  const isHeld = (name: string) => locks.names.has(name) && (isShared || !locks.names.get(name))
  if (level < locks.level && !(names.length > 0 && names.every(isHeld))) {
    throw new Error(`Lock out of order: ${kind} after ${order[locks.level]}`)
  }
  if (!isShared && names.some((name) => locks.names.get(name))) {
    throw new Error(`Shared lock becomes exclusive: ${kind}`)
  }
  locks.level = Math.max(level, locks.level)
  for (const name of names) locks.names.set(name, isShared && (locks.names.get(name) ?? true))
}
