import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * The spans of days before an end in which each warning is due: until the next warning, so that an end
 * that is entered late, or a server that was off, skips no warning.
 */
export const listWarningSpans = (warningDays: readonly number[]) =>
  warningDays.map((days, index) => ({ days, minDays: (warningDays[index + 1] ?? -1) + 1 }))

/** Condition that no notification of due tasks with this key was added. */
export const isNotNotified = (key: RawBuilder<string>) =>
  sql<SqlBool>`not exists (
    select 1 from notifications where notifications.kind = 'follow_up' and notifications.key = ${key})`
