import { type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'

/**
 * Instead of the visitor's id, which has no space: deleted messages wait there to be removed, in
 * the order in which they were deleted.
 */
export const deletedUserId = (user_id: string) => `${deletedAtPrefix(Date.now())} ${user_id}`

/** Whose it is, or was. */
export const visitorIdIn = (user_id: string) => user_id.split(' ').at(-1) as string

/** What the ids begin with of what was deleted at this moment, or near it. */
export const deletedAtPrefix = (msecs: number) => `deleted ${newId({ msecs })}`

/** Of a row of conversations. No id has a sign between these two. */
export const isDeleted = sql<SqlBool>`(user_id >= 'deleted ' and user_id < 'deleted!')`

/** Of a row of conversations that is removed: the visitor's id. */
export const deletedVisitor = sql<string>`substr(user_id, ${sql.lit(deletedUserId('').length + 1)})`

/** Whether it was this visitor's. */
export const isDeletedOf = (user_id: string) =>
  sql<SqlBool>`${isDeleted} and ${deletedVisitor} = ${user_id}`

/** Of a row of messages or of their signs. */
export const isNotDeleted = sql<SqlBool>`conversation_id not in (
  select id from conversations where ${isDeleted})`
