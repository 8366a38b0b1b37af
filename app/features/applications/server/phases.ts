import { type SqlBool, sql } from 'kysely'
import { phaseOf } from '#app/features/leads/server/store/application-progress.ts'

/** Condition: the application is in a step of this phase. */
export const isInPhase = (phase: string) =>
  sql<SqlBool>`applications.step_id in (
    select track_steps.id from track_steps where ${phaseOf(sql.ref('track_steps.id'))} = ${phase})`
