import { type SqlBool, sql } from 'kysely'

/** Instead of the visitor's id, which has no space: deleted messages wait there to be removed. */
export const removedUserId = sql<string>`'deleted ' || id`

/** Of a row of conversations. No id has a sign between these two. */
export const isRemoved = sql<SqlBool>`(user_id >= 'deleted ' and user_id < 'deleted!')`

/** Of a row of messages. */
export const isNotRemoved = sql<SqlBool>`conversation_id not in (
  select id from conversations where ${isRemoved})`
