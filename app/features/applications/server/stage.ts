import type { OpeningHours } from '#app/contract/office.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { change } from '#app/features/leads/server/store/change.ts'
import { findPrimaryLead } from '#app/features/leads/server/store/lead-row.ts'
import * as stages from '#app/features/leads/server/store/stages.ts'
import { systemViewer, type Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'

/** The stage of the furthest open or enrolled application of a lead, and the application. */
export async function findFurthestStage(db: Database, primaryLeadId: string) {
  return db
    .selectFrom('applications')
    .innerJoin('leads', 'leads.id', 'applications.lead_id')
    .innerJoin('track_steps', 'track_steps.id', 'step_id')
    .innerJoin('lead_stages', 'lead_stages.id', 'track_steps.stage_id')
    .select(['lead_stages.id as stage_id', 'applications.id as application_id'])
    .select('lead_stages.position')
    .where('primary_lead_id', '=', primaryLeadId)
    .where('applications.deleted_at', 'is', null)
    .where('lead_stages.deleted_at', 'is', null)
    .where((is) =>
      is.or([is('applications.outcome', 'is', null), is('applications.outcome', '=', 'enrolled')]),
    )
    .orderBy('lead_stages.position', 'desc')
    .orderBy('applications.changed_at', 'desc')
    .orderBy('applications.id')
    .limit(1)
    .executeTakeFirst()
}

type FurthestStage = Awaited<ReturnType<typeof findFurthestStage>>

/**
 * Moves the lead to the stage that its applications now have. The stage of a lost lead stays, and the
 * first application does not move a lead back.
 */
export async function followApplications(
  db: Database,
  leadId: string,
  {
    before,
    by,
    clock,
  }: { before: FurthestStage; by: Viewer; clock: Pick<OpeningHours, 'time_zone'> },
) {
  const after = await findFurthestStage(db, leadId)
  if (!after || after.stage_id === before?.stage_id) return
  const lead = (await findPrimaryLead(db, leadId, systemViewer)) as Lead
  if (lead.stage_id === after.stage_id) return
  const current = await stages.find(db, lead.stage_id)
  if (!current || current.outcome === 'lost') return
  if (!before && current.position > after.position) return
  await change(db, lead, { stage_id: after.stage_id }, { by, clock })
}
