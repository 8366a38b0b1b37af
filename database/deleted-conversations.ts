import { type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'

/**
 * Creates the `user_id` of a conversation that is deleted now: "deleted", a UUIDv7 and the
 * visitor's id. Queries by the visitor's id no longer find the conversation, and the unique id is
 * free for a new one; the UUIDv7 sorts deleted conversations by time of deletion.
 */
export const createDeletedUserId = (user_id: string) => `${deletedAtPrefix(Date.now())} ${user_id}`

/**
 * Returns the visitor's id of an active or deleted conversation. Ids of visitors contain no space.
 */
export const parseVisitorId = (user_id: string) => user_id.split(' ').at(-1) as string

/** Returns the first two parts of the `user_id` of a conversation that is deleted at this time. */
export const deletedAtPrefix = (msecs: number) => `deleted ${newId({ msecs })}`

/**
 * SQL condition on conversations, as a range so that it can use the index: '!' is the character
 * after the space.
 */
export const isDeleted = sql<SqlBool>`(user_id >= 'deleted ' and user_id < 'deleted!')`

/** SQL expression for the visitor's id of a deleted conversation. */
export const visitorIdOfDeleted = sql<string>`substr(user_id, ${sql.lit(createDeletedUserId('').length + 1)})`

/** SQL condition: a deleted conversation of this visitor. */
export const isDeletedOfVisitor = (user_id: string) =>
  sql<SqlBool>`${isDeleted} and ${visitorIdOfDeleted} = ${user_id}`

/** SQL condition on messages or message_emoji: their conversation is not deleted. */
export const isNotDeleted = sql<SqlBool>`conversation_id not in (
  select id from conversations where ${isDeleted})`
