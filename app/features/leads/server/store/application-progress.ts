import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ApplicationProgress } from '../../query-contract.ts'

/**
 * The last milestone of the track at or before a step, 'none' before the first. A deleted milestone
 * still counts for the applications in it.
 */
const phaseOf = (stepId: Expression<string>) => sql<string>`coalesce((
  select reached.milestone from track_steps as present
  join track_steps as reached on reached.track_id = present.track_id
    and reached.position <= present.position
    and (reached.deleted_at is null or reached.id = present.id)
  where present.id = ${stepId} and reached.milestone <> ''
  order by reached.position desc, reached.id desc limit 1), 'none')`

/** Expression of a `with` clause: all steps with their phases, which are computed once. */
export const stepsWithPhases = sql`steps as materialized (
  select track_steps.id as id, ${phaseOf(sql.ref('track_steps.id'))} as phase from track_steps)`

/** Selects the steps that an application enters with an offer or later. */
export const offeredSteps = sql<{ id: string }>`with ${stepsWithPhases}
  select id from steps where phase not in ('none', 'applied')`

const isEnrolled = sql<SqlBool>`applications.outcome = 'enrolled'`
const hasVisa = sql<SqlBool>`(${isEnrolled} or applications.visa_decision = 'granted')`

/**
 * Conditions: the row of `applications` has come this far, or further. `offered` are the ids of the
 * steps of `offeredSteps`. SQLite compares them with the few visits of the application, as an expression
 * keeps it from a search of the index for each of them.
 */
export const listProgress = (
  offered: RawBuilder<unknown>,
): Record<ApplicationProgress, RawBuilder<SqlBool>> => ({
  any: sql<SqlBool>`1 = 1`,
  offer: sql<SqlBool>`(${hasVisa} or applications.visa_decision is not null
    or applications.outcome = 'did_not_arrive' or exists (
      select 1 from application_steps as visit
      where visit.application_id = applications.id and visit.step_id || '' in (${offered})))`,
  visa: hasVisa,
  enrolled: isEnrolled,
})

/** Condition: an application of the lead, or of a lead merged into it, has come this far. */
export const hasApplication = (progress: ApplicationProgress) => sql<SqlBool>`leads.id in (
  select own.primary_lead_id from applications
  inner join leads as own on own.id = applications.lead_id
  where applications.deleted_at is null and ${listProgress(offeredSteps)[progress]})`
