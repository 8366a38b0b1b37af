import type { Insertable } from 'kysely'
import { v7 as newId } from 'uuid'
import { outcomeReasons, outcomes } from '#app/features/applications/outcomes-contract.ts'
import type { Database } from '#database/connect.ts'
import type { ApplicationTables } from '#database/schema/application-tables.ts'

export type Stored = Insertable<ApplicationTables['applications']>

interface Owners {
  leadIds: string[]
  ownerIds: string[]
}

/** Returns numbers between 0 and 1, the same in each run. */
function createRandom(seed = 44) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const random = createRandom()
const pick = <Value>(values: readonly Value[]) =>
  values[Math.floor(random() * values.length)] as Value
const pickDay = () =>
  `2026-${String(1 + Math.floor(random() * 11)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`

/** Stores random applications to institutions of which one is merged into another. */
export async function fillApplications(db: Database, { leadIds, ownerIds }: Owners, count = 300) {
  const institutions = await addInstitutions(db)
  const steps = await db.selectFrom('track_steps').select(['id', 'track_id']).execute()
  const rows = Array.from({ length: count }, () => {
    const step = pick(steps)
    return createRow({
      lead_id: pick(leadIds),
      institution_id: pick(institutions),
      owner_id: random() < 0.3 ? pick(ownerIds) : null,
      track_id: step.track_id,
      step_id: step.id,
    })
  })
  await db.insertInto('applications').values(rows).execute()
  const visits = rows.flatMap(({ id, step_id, track_id }) => {
    const others = steps.filter((step) => step.track_id === track_id && step.id !== step_id)
    const earlier = random() < 0.5 ? [pick(others).id] : []
    return [...earlier, step_id].map((each, index, all) => ({
      id: newId(),
      application_id: id,
      step_id: each,
      entered_at: `2026-0${1 + index * 4}-1${Math.floor(random() * 9)}T06:00:00.000Z`,
      exited_at:
        index === all.length - 1 ? null : `2026-05-1${Math.floor(random() * 9)}T06:00:00.000Z`,
      value: '',
      author_id: null,
    }))
  })
  await db.insertInto('application_steps').values(visits).execute()
}

async function addInstitutions(db: Database) {
  const ids = Array.from({ length: 5 }, () => newId())
  const rows = ids.map((id, index) => ({
    id,
    // The last one is merged into the first.
    primary_id: index === 4 ? (ids[0] as string) : id,
    merged_into: index === 4 ? (ids[0] as string) : null,
    name: `Example College ${index}`,
    name_ne: '',
    country: '',
    city: '',
    website: '',
    is_partner: 0,
    agreement_until: '',
    search_text: '',
    created_at: '2026-01-01T00:00:00.000Z',
  }))
  await db.insertInto('institutions').values(rows).execute()
  return ids
}

type Given = Pick<Stored, 'lead_id' | 'institution_id' | 'owner_id' | 'track_id' | 'step_id'>

function createRow(given: Given): Stored {
  const visa_decision = pick([null, 'granted', 'granted', 'refused'] as const)
  const outcome = pick([null, ...outcomes])
  return {
    ...given,
    id: newId(),
    course_id: null,
    campus: '',
    level: '',
    intake: pick(['', '2026-09', '2027-02']),
    country: pick(['', 'AU', 'GB', 'JP']),
    partner: '',
    application_no: '',
    offer_no: '',
    currency: '',
    fee_due_on: '',
    fee_paid_on: '',
    deposit_due_on: '',
    deposit_paid_on: '',
    conditions: '',
    conditions_met_on: '',
    conditions_evidence: '',
    visa_decision,
    visa_decided_on: visa_decision === null ? '' : pickDay(),
    outcome,
    outcome_reason: outcome === null || outcome === 'enrolled' ? '' : pick(outcomeReasons),
    outcome_note: '',
    decided_on: outcome === null ? '' : pickDay(),
    created_at: `${pickDay()}T06:00:00.000Z`,
    changed_at: `${pickDay()}T06:00:00.000Z`,
    deleted_at: random() < 0.1 ? '2026-10-01T00:00:00.000Z' : null,
  }
}
