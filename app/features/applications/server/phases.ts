import { type Expression, type SqlBool, sql } from 'kysely'

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

/** Condition: the application is in a step of this phase. */
export const isInPhase = (phase: string) =>
  sql<SqlBool>`applications.step_id in (
    with ${stepsWithPhases} select id from steps where phase = ${phase})`
