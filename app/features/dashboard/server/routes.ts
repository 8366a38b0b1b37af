import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { OpeningHours } from '#app/contract/office.ts'
import { startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { DailyCounts, DashboardSource, Day } from '#app/platform/server/feature/counts.ts'
import { type Dashboard, dashboardApi } from '../contract.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The dashboard part of each feature. */
    dashboardParts: DashboardSource[]
  }
}

const dashboardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...dashboardApi.read,
    async handler(request) {
      const { rights } = requireAdministrator(request)
      const parts = app.dashboardParts.filter(({ right }) => rights.includes(right))
      const days = listDays(await app.office.read())
      const [counted, lists] = await Promise.all([
        readAll(
          parts.map(({ counts }) => counts),
          (count) => count(days),
        ),
        readAll(
          parts.map(({ lists }) => lists),
          (list) => list(),
        ),
      ])
      const withDates = ({ daily }: DailyCounts) =>
        days.map(({ date }, index) => ({ date, count: daily[index] ?? 0 }))
      // The response schema drops parts that the contract does not name.
      return {
        counts: mapValues(counted, ({ total }) => total),
        daily: mapValues(counted, withDates),
        ...lists,
      } as Dashboard
    },
  })
}

async function readAll<Part, Value>(
  parts: (Record<string, Part> | undefined)[],
  read: (part: Part) => Promise<Value>,
): Promise<Record<string, Value>> {
  const named = parts.flatMap((part) => Object.entries(part ?? {}))
  const values = named.map(async ([name, part]) => [name, await read(part)] as const)
  return Object.fromEntries(await Promise.all(values))
}

function mapValues<From, To>(of: Record<string, From>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, map(value)]))
}

export default dashboardRoutes

const DAYS = 30

/** Returns the last 30 days in the office's time zone, oldest first. */
export function listDays(office: Pick<OpeningHours, 'time_zone'>, now = new Date()): Day[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = index + 1 - DAYS
    const from = startOfDay(office, now, day)
    return {
      date: toOfficeDay(office, from),
      from: from.toISOString(),
      until: startOfDay(office, now, day + 1).toISOString(),
    }
  })
}
