import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import type { Right } from '#app/contract/rights.ts'
import { type LeadGroup, leadsApi, type Today } from '#app/features/leads/contract.ts'
import { isInScope } from '#app/features/leads/server/lead-scope.ts'
import {
  isAwaitingReplyOrOwnedByOthers,
  isLeadAwaitingReply,
} from '#app/features/leads/server/store/awaiting-reply.ts'
import {
  type Condition,
  hasOutcome,
  isAwaitingReply,
  isUnassigned,
} from '#app/features/leads/server/store/filters.ts'
import { leadColumns, toLead } from '#app/features/leads/server/store/lead-row.ts'
import {
  type HoursAndSettings,
  readHoursAndSettings,
} from '#app/features/leads/server/store/settings.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import { type Administrator, requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer, type Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import { listDueItems } from './due-items.ts'

const todayRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...leadsApi.today,
    handler: (request) =>
      listToday(app, {
        ...request.query,
        administrator: requireAdministrator(request),
        viewer: getViewer(request),
      }),
  })
}

export default todayRoutes

const GROUP_SIZE = 50

interface Reader {
  /** Includes only leads of this owner and unassigned leads. */
  owner?: string
  /** Sections for which the administrator has no right are left out. */
  administrator: Administrator
  viewer: Viewer
}

/** Lists the day's work of the office for one administrator. */
async function listToday(app: FastifyInstance, reader: Reader): Promise<Today> {
  const { db, services } = app
  const { owner, administrator, viewer } = reader
  const hoursAndSettings = await readHoursAndSettings(app)
  const scope = isInScope(viewer)
  const inactiveOwners = await services.administrators.listWithoutRight(db, 'leads:work')
  const isOwnOrUnassigned = owner
    ? sql<SqlBool>`(leads.owner_id = ${owner.toLowerCase()} or ${isUnassigned(inactiveOwners)})`
    : always
  const hasRight = (right: Right) => administrator.rights.includes(right)
  const isExcluded = owner
    ? isAwaitingReplyOrOwnedByOthers([owner.toLowerCase(), ...inactiveOwners])
    : isLeadAwaitingReply
  const [groups, conversations, checklist, facts] = await Promise.all([
    listGroups(db, { owner, inactiveOwners, scope }, hoursAndSettings),
    hasRight('chat:answer')
      ? services.conversations.listAwaitingReply(app, { limit: GROUP_SIZE, isExcluded })
      : { total: 0, conversations: [] },
    listDueItems(db, { where: [scope, isOwnOrUnassigned], limit: GROUP_SIZE }, hoursAndSettings),
    hasRight('facts:read') ? services.facts.listUpcoming(db) : [],
  ])
  return {
    ...groups,
    conversations,
    checklist,
    facts: { total: facts.length, facts: facts.slice(0, GROUP_SIZE) },
  }
}

const always = sql<SqlBool>`1 = 1`

type Group = [Condition, order: 'follow_up_at' | 'awaiting_reply_since' | 'created_at']

async function listGroups(
  db: Database,
  { owner, inactiveOwners, scope }: { owner?: string; inactiveOwners: string[]; scope: Condition },
  hoursAndSettings: HoursAndSettings,
): Promise<Pick<Today, LeadGroup>> {
  const now = new Date()
  const [tomorrow, weekEnd] = [1, 7].map((days) =>
    startOfDay(hoursAndSettings, now, days).toISOString(),
  )
  const due = (from: string, until?: string) =>
    sql<SqlBool>`follow_up_at >= ${from} and follow_up_at < ${until}`
  // The list of one owner includes new unassigned leads, which would otherwise be in the list of no owner.
  const isOpen = owner
    ? sql<SqlBool>`(${isAwaitingReply} or ${hasOutcome('open')})`
    : sql<SqlBool>`awaiting_reply_since is null and ${hasOutcome('open')}`
  const groups: Record<LeadGroup, Group> = {
    overdue: [sql<SqlBool>`follow_up_at < ${now.toISOString()}`, 'follow_up_at'],
    today: [due(now.toISOString(), tomorrow), 'follow_up_at'],
    awaiting_reply: [isAwaitingReply, 'awaiting_reply_since'],
    unassigned: [sql<SqlBool>`${isUnassigned(inactiveOwners)} and ${isOpen}`, 'created_at'],
    week: [due(String(tomorrow), weekEnd), 'follow_up_at'],
  }
  const read = async ([condition, order]: Group, isOnlyOwn: boolean) => {
    const isOwned = owner && isOnlyOwn ? sql<SqlBool>`owner_id = ${owner.toLowerCase()}` : always
    const matching = db
      .selectFrom('leads')
      .where('merged_into', 'is', null)
      .where(condition)
      .where(isOwned)
      .where(scope)
    const [{ total }, rows] = await Promise.all([
      matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      matching.select(leadColumns).orderBy(order).orderBy('id').limit(GROUP_SIZE).execute(),
    ])
    return { total, leads: rows.map(toLead) }
  }
  const entries = await Promise.all(
    Object.entries(groups).map(async ([name, group]) => [
      name,
      await read(group, name !== 'unassigned'),
    ]),
  )
  return Object.fromEntries(entries) as Pick<Today, LeadGroup>
}
