import { purgeTasks } from '#app/features/leads/server/store/tasks.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { awaitingReply, dueTasks } from './daily-summary.ts'
import taskRoutes from './task-routes.ts'
import todayRoutes from './today-routes.ts'

/** The tasks of leads, and the day's work of each person. */
export const tasks: Feature = {
  manifest,
  routes: [todayRoutes, taskRoutes],
  summarySections: [dueTasks, awaitingReply],
  purge: ({ db }) => purgeTasks(db),
}
