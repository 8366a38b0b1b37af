import { type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'

/**
 * The `user_id` of deleted conversations, sorted by time of deletion. Ids of visitors contain no
 * space.
 */
export const deletedUserId = (user_id: string) => `${deletedAtPrefix(Date.now())} ${user_id}`

/** The visitor's id of a present or deleted conversation. */
export const parseVisitorId = (user_id: string) => user_id.split(' ').at(-1) as string

/** Prefix of the ids of conversations deleted at this time. */
export const deletedAtPrefix = (msecs: number) => `deleted ${newId({ msecs })}`

/** Condition on conversations. '!' is the character after the space. */
export const isDeleted = sql<SqlBool>`(user_id >= 'deleted ' and user_id < 'deleted!')`

/** The visitor's id of a deleted conversation. */
export const deletedVisitor = sql<string>`substr(user_id, ${sql.lit(deletedUserId('').length + 1)})`

/** Condition: a deleted conversation of this visitor. */
export const isDeletedOfVisitor = (user_id: string) =>
  sql<SqlBool>`${isDeleted} and ${deletedVisitor} = ${user_id}`

/** Condition on messages or message_emoji. */
export const isNotDeleted = sql<SqlBool>`conversation_id not in (
  select id from conversations where ${isDeleted})`
