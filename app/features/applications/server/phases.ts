import { type SqlBool, sql } from 'kysely'
import { stepsWithPhases } from '#app/features/leads/server/store/application-progress.ts'

/** Condition: the application is in a step of this phase. */
export const isInPhase = (phase: string) =>
  sql<SqlBool>`applications.step_id in (
    with ${stepsWithPhases} select id from steps where phase = ${phase})`
