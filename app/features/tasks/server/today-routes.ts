import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import type { Right } from '#app/contract/rights.ts'
import {
  type DueGroup,
  type LeadGroup,
  leadsApi,
  type Today,
} from '#app/features/leads/contract.ts'
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
import { getMoment, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { expiryWarningDays } from '#app/features/student-documents/contract.ts'
import { listExpiring } from '#app/features/student-documents/server/expiring.ts'
import { type Administrator, requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer, type Viewer } from '#app/platform/server/auth/viewer.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { type DueQuery, dueApi } from '../due-contract.ts'
import {
  type DueRange,
  isListed,
  listDueTasks,
  listRanges,
  listWeekDays,
  readTaskOwners,
} from './due-tasks.ts'

/** Lists the day's work, and tasks of other days. */
const todayRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...leadsApi.today,
    handler: async (request) =>
      listToday(app, {
        ...(await readAccess(app, request, request.query)),
        administrator: requireAdministrator(request),
      }),
  })

  app.route({
    ...dueApi.list,
    async handler(request, reply) {
      const { limit = 50, offset } = request.query
      const { clock, access } = await readAccess(app, request, request.query)
      const range = toRange(request.query, clock)
      const { total, tasks } = await listDueTasks(
        app.db,
        { ...access, range, limit, offset },
        clock,
      )
      reply.header('x-total-count', total)
      return tasks
    },
  })

  app.route({
    ...dueApi.week,
    async handler(request) {
      const { clock, access } = await readAccess(app, request, request.query)
      const read = (range: DueRange, limit: number) =>
        listDueTasks(app.db, { ...access, range, limit }, clock)
      const today = toOfficeDay(clock, new Date())
      const [overdue, ...days] = await Promise.all([
        read(listRanges(clock).overdue, 1),
        ...listWeekDays(request.query.day ?? today).map(async (day) => ({
          day,
          ...(await read(toRange({ from: day, until: day }, clock), TASKS_PER_DAY)),
        })),
      ])
      return { today, overdue: overdue.total, days }
    },
  })
}

export default todayRoutes

/** Of each day of a week; a link leads to the others. */
const TASKS_PER_DAY = 20

/** Reads which tasks the caller may see and asks for. */
async function readAccess(
  app: FastifyInstance,
  request: FastifyRequest,
  { owner }: { owner?: string },
) {
  const owners = await readTaskOwners(app.db, app.services)
  const access: Access = { owner, ...owners, scope: isInScope(getViewer(request)) }
  return { access, clock: await app.office.read() }
}

function toRange({ due, from, until }: DueQuery, clock: Parameters<typeof getMoment>[0]): DueRange {
  if (due) return listRanges(clock)[due]
  return {
    from: from ? getMoment(clock, from, 0) : undefined,
    until: until ? getMoment(clock, until, 24 * 60) : undefined,
  }
}

const GROUP_SIZE = 50

interface Reader {
  access: Access
  clock: Parameters<typeof getMoment>[0]
  /** Sections for which the administrator has no right are left out. */
  administrator: Administrator
}

/** Lists the day's work of the office for one administrator. */
async function listToday(app: FastifyInstance, reader: Reader): Promise<Today> {
  const { db, services } = app
  const { access, clock, administrator } = reader
  const { owner, inactiveOwners } = access
  const hasRight = (right: Right) => administrator.rights.includes(right)
  const isExcluded = owner
    ? isAwaitingReplyOrOwnedByOthers([owner.toLowerCase(), ...inactiveOwners])
    : isLeadAwaitingReply
  const ranges = listRanges(clock)
  const readDue = (group: DueGroup) =>
    listDueTasks(db, { ...access, range: ranges[group], limit: GROUP_SIZE }, clock)
  const day = toOfficeDay(clock, new Date())
  const [overdue, today, week, expiring, groups, conversations, facts] = await Promise.all([
    readDue('overdue'),
    readDue('today'),
    readDue('week'),
    listExpiring(db, {
      until: addDays(day, expiryWarningDays[0]),
      condition: isListed(access, sql<string | null>`leads.owner_id`),
      limit: GROUP_SIZE,
    }),
    listGroups(db, access),
    hasRight('chat:answer')
      ? services.conversations.listAwaitingReply(app, { limit: GROUP_SIZE, isExcluded })
      : { total: 0, conversations: [] },
    hasRight('facts:read') ? services.facts.listUpcoming(db) : [],
  ])
  return {
    overdue,
    today,
    week,
    expiring,
    ...groups,
    conversations,
    facts: { total: facts.length, facts: facts.slice(0, GROUP_SIZE) },
  }
}

const always = sql<SqlBool>`1 = 1`

type Group = [Condition, order: 'awaiting_reply_since' | 'created_at']

interface Access {
  /** Includes only tasks and leads of this owner, and unassigned ones. */
  owner?: string
  inactiveOwners: string[]
  limitedPeople: Viewer[]
  scope: Condition
}

async function listGroups(
  db: Database,
  { owner, inactiveOwners, scope }: Access,
): Promise<Pick<Today, LeadGroup>> {
  // The list of one owner includes new unassigned leads, which would otherwise be in the list of no owner.
  const isOpen = owner
    ? hasOutcome('active')
    : sql<SqlBool>`awaiting_reply_since is null and ${hasOutcome('open')}`
  const isOwned = owner ? sql<SqlBool>`owner_id = ${owner.toLowerCase()}` : always
  const read = async ([condition, order]: Group) => {
    const matching = db
      .selectFrom('leads')
      .where('merged_into', 'is', null)
      .where(condition)
      .where(scope)
    const [{ total }, rows] = await Promise.all([
      matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      matching.select(leadColumns).orderBy(order).orderBy('id').limit(GROUP_SIZE).execute(),
    ])
    return { total, leads: rows.map(toLead) }
  }
  const [awaiting_reply, unassigned] = await Promise.all([
    read([sql<SqlBool>`${isAwaitingReply} and ${isOwned}`, 'awaiting_reply_since']),
    read([sql<SqlBool>`${isUnassigned(inactiveOwners)} and ${isOpen}`, 'created_at']),
  ])
  return { awaiting_reply, unassigned }
}
