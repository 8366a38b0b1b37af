import { isInScope } from '#app/features/leads/server/lead-scope.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import type { Visit, VisitChange, VisitState } from '../contract.ts'

interface NewStoredVisit {
  activity_id: string
  at: string
  counsellor_id: string | null
}

export const addVisit = (db: Database, visit: NewStoredVisit) =>
  db
    .insertInto('visits')
    .values({ ...visit, started_at: null, ended_at: null })
    .execute()

interface Period {
  /** Included. */
  from: string
  /** Not included. */
  until: string
}

/** Lists the visits of a period in the viewer's scope, latest first. */
export async function listVisits(
  db: Database,
  { from, until }: Period,
  viewer: Viewer,
): Promise<Visit[]> {
  const rows = await selectColumns(db, viewer)
    .where('visits.at', '>=', from)
    .where('visits.at', '<', until)
    .orderBy('visits.at', 'desc')
    .orderBy('activity_id', 'desc')
    .execute()
  return rows.map(toVisit)
}

export async function findVisit(db: Database, id: string, viewer: Viewer) {
  const row = await selectColumns(db, viewer).where('activity_id', '=', id).executeTakeFirst()
  return row && toVisit(row)
}

/** Lists the visits of these leads and merged leads, earliest first. */
export const listByLeads = (db: Database, leadIds: string[]) =>
  db
    .selectFrom('visits')
    .innerJoin('lead_activities', 'lead_activities.id', 'activity_id')
    .select(['activity_id as id', 'visits.at', 'started_at', 'ended_at'])
    .where('lead_id', 'in', leadIds)
    .orderBy('visits.at')
    .execute()

/** Visits of primary leads that are not deleted. */
const selectVisits = (db: Database) =>
  db
    .selectFrom('visits')
    .innerJoin('lead_activities', 'lead_activities.id', 'activity_id')
    .innerJoin('leads as visited', 'visited.id', 'lead_activities.lead_id')
    .innerJoin('leads', 'leads.id', 'visited.primary_lead_id')
    .where('leads.merged_into', 'is', null)

const selectColumns = (db: Database, viewer: Viewer) =>
  selectVisits(db)
    .select(['activity_id', 'visits.at', 'lead_activities.text as purpose', 'counsellor_id'])
    .select(['started_at', 'ended_at', 'leads.id as id', 'leads.name', 'leads.phones'])
    .select(['leads.emails', 'leads.countries'])
    .where(isInScope(viewer))

type Row = Awaited<ReturnType<ReturnType<typeof selectColumns>['execute']>>[number]

const toVisit = ({ id, name, phones, emails, countries, activity_id, ...row }: Row): Visit => ({
  ...row,
  id: activity_id,
  state: stateOf(row),
  lead: {
    id,
    name,
    phones: JSON.parse(phones),
    emails: JSON.parse(emails),
    countries: JSON.parse(countries),
  },
})

type Times = Pick<Visit, 'started_at' | 'ended_at'>

function stateOf({ started_at, ended_at }: Times): VisitState {
  if (ended_at) return 'left'
  return started_at ? 'with_counsellor' : 'waiting'
}

export async function changeVisit(db: Database, visit: Visit, change: VisitChange) {
  const { counsellor_id = visit.counsellor_id, state = visit.state } = change
  const times = state === visit.state ? visit : timesOf(state, visit)
  const { started_at, ended_at } = times
  await db
    .updateTable('visits')
    .set({ counsellor_id, started_at, ended_at })
    .where('activity_id', '=', visit.id)
    .execute()
}

/** Returns the times of a visit that changes to this state now. */
function timesOf(state: VisitState, { started_at }: Times): Times {
  const now = new Date().toISOString()
  if (state === 'waiting') return { started_at: null, ended_at: null }
  if (state === 'left') return { started_at, ended_at: now }
  return { started_at: started_at ?? now, ended_at: null }
}

/** Counts the visitors of each counsellor who have not left, by whether they have been received. */
export async function countPresent(db: Database, { from, until }: Period) {
  const rows = await selectVisits(db)
    .select(['counsellor_id', 'started_at'])
    .where('visits.at', '>=', from)
    .where('visits.at', '<', until)
    .where('ended_at', 'is', null)
    .execute()
  const count = (id: string, isReceived: boolean) =>
    rows.filter((row) => row.counsellor_id === id && (row.started_at !== null) === isReceived)
      .length
  return {
    countWaiting: (id: string) => count(id, false),
    isBusy: (id: string) => count(id, true) > 0,
  }
}
