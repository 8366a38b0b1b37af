import { type SqlBool, sql } from 'kysely'

/** Condition: the application ended with a confirmed place, see `rateCounts`. */
export const hasPlace = sql<SqlBool>`(applications.outcome in ('enrolled', 'did_not_arrive')
  or (applications.outcome is not null and applications.visa_decision = 'granted'))`

interface Period {
  from?: string
  until?: string
}

/** Condition: the visa was granted or refused in the period. */
export const isVisaDecided = (period: Period) =>
  sql<SqlBool>`(applications.visa_decision is not null
    and ${isWithin('visa_decided_on', period)})`

/** Condition on a day, which is '' if it is unknown. */
export const isWithin = (column: 'decided_on' | 'visa_decided_on', { from, until }: Period) =>
  sql<SqlBool>`(${sql.ref(`applications.${column}`)} >= ${from ?? '0'}
    and ${sql.ref(`applications.${column}`)} <= ${until ?? '9'})`
