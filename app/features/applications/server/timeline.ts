import { addActivity } from '#app/features/leads/server/store/activities.ts'
import { updateLastActivity } from '#app/features/leads/server/store/responses.ts'
import { compare } from '#app/platform/server/audit/audit.ts'
import type { Database } from '#database/connect.ts'
import type { Application } from '../contract.ts'
import { toMajor } from '../money-contract.ts'
import { findStep } from './tracks.ts'

interface Written {
  before?: Application
  after?: Application
  action?: 'added' | 'restored'
  /** The id of the administrator. */
  by: string
}

/** Adds a change of an application to the timeline of its lead. */
export async function recordApplicationActivity(
  db: Database,
  { before, after, action, by }: Written,
) {
  const application = after ?? before
  if (!application) return
  const removed = { application_state: 'removed' }
  const changes = compare(
    before ? await describe(db, before) : action === 'restored' ? removed : {},
    after ? await describe(db, after) : removed,
  )
  const values = Object.entries(changes.after).filter(
    ([name, value]) => value !== '' && name !== 'institution',
  )
  if (Object.keys(changes.after).length === 0) return
  await addActivity(db, {
    lead_id: application.lead_id,
    kind: 'application',
    text: application.institution,
    by,
    before: changes.before,
    after: before ? changes.after : Object.fromEntries(values),
  })
  await updateLastActivity(db, application.lead_id)
}

/** Returns the values that the timeline shows. */
async function describe(db: Database, application: Application) {
  const { step_id, currency, fee, fee_paid, deposit, deposit_paid } = application
  const money = (amount: number | null) =>
    amount === null ? '' : [currency, toMajor(amount, currency)].filter(Boolean).join(' ')
  return {
    institution: application.institution,
    course: application.course,
    application_level: application.level,
    campus: application.campus,
    application_intake: application.intake,
    application_country: application.country,
    partner: application.partner,
    application_owner: application.owner_id ?? '',
    application_no: application.application_no,
    offer_no: application.offer_no,
    application_step: (await findStep(db, step_id))?.name ?? '',
    step_value: application.step_value,
    override_reason: application.override_reason,
    deadline: application.deadline ?? '',
    deadline_note: application.deadline_note,
    fee: money(fee),
    fee_due_on: application.fee_due_on,
    fee_paid: money(fee_paid),
    fee_paid_on: application.fee_paid_on,
    deposit: money(deposit),
    deposit_due_on: application.deposit_due_on,
    deposit_paid: money(deposit_paid),
    deposit_paid_on: application.deposit_paid_on,
    conditions: application.conditions,
    conditions_met_on: application.conditions_met_on,
    conditions_evidence: application.conditions_evidence,
    visa_decision: application.visa_decision ?? '',
    visa_decided_on: application.visa_decided_on,
    application_outcome: application.outcome ?? '',
    outcome_reason: application.outcome_reason,
    outcome_note: application.outcome_note,
    decided_on: application.decided_on,
  }
}
