import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dashboardApi } from '../contract.ts'
import { listDays } from './days.ts'
import { rememberMessageCounts } from './message-counts.ts'
import * as store from './store.ts'

const dashboardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app
  const countMessages = rememberMessageCounts(db)

  app.route({
    ...dashboardApi.read,
    async handler() {
      const days = listDays()
      const [services, contacts, destinations, hero_slides, messages, recent_messages, waiting] =
        await Promise.all([
          store.count(db, 'services', days),
          store.count(db, 'contacts', days),
          store.count(db, 'destinations', days),
          store.count(db, 'hero_slides', days),
          countMessages(days),
          store.listRecentMessages(db),
          store.listWaiting(db),
        ])
      const counted = { services, contacts, destinations, hero_slides, messages }
      const withDates = (daily: number[]) =>
        days.map(({ date }, index) => ({ date, count: daily[index] ?? 0 }))
      return {
        counts: mapValues(counted, ({ total }) => total),
        daily: mapValues(counted, ({ daily }) => withDates(daily)),
        recent_messages,
        waiting,
      }
    },
  })
}

function mapValues<Key extends string, From, To>(of: Record<Key, From>, map: (value: From) => To) {
  const entries = Object.entries<From>(of).map(([key, value]) => [key, map(value)])
  return Object.fromEntries(entries) as Record<Key, To>
}

export default dashboardRoutes
