import type { Database } from '#database/connect.ts'

/**
 * Returns what a webhook says about an application: no texts, numbers or amounts. Returns undefined if
 * it or its lead was deleted.
 */
export async function describeApplication(db: Database, id: string) {
  const row = await db
    .selectFrom('applications')
    .innerJoin('leads as own_lead', 'own_lead.id', 'applications.lead_id')
    .innerJoin('leads', 'leads.id', 'own_lead.primary_lead_id')
    .innerJoin('institutions as chosen', 'chosen.id', 'applications.institution_id')
    .innerJoin('institutions', 'institutions.id', 'chosen.primary_id')
    .innerJoin('track_steps', 'track_steps.id', 'applications.step_id')
    .select(['applications.id', 'leads.id as lead_id', 'applications.created_at'])
    .select(['institutions.id as institution_id', 'institutions.name as institution'])
    .select(['applications.country', 'applications.intake'])
    .select(['track_steps.id as step_id', 'track_steps.name as step', 'track_steps.milestone'])
    .select(['visa_decision', 'applications.outcome'])
    .where('applications.id', '=', id)
    .where('applications.deleted_at', 'is', null)
    .where('leads.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    application_id: row.id,
    lead_id: row.lead_id,
    created_at: row.created_at,
    institution: { id: row.institution_id, name: row.institution },
    country: row.country,
    intake: row.intake,
    step: { id: row.step_id, name: row.step, milestone: row.milestone },
    visa_decision: row.visa_decision,
    outcome: row.outcome,
  }
}
