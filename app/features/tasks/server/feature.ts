import { purgeTasks } from '#app/features/leads/server/store/tasks.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import checklistRoutes from './checklist-routes.ts'
import { awaitingReply, dueTasks } from './daily-summary.ts'
import { linkDuplicateItems } from './duplicate-items.ts'
import itemRoutes from './item-routes.ts'
import { listItems, purgeItems } from './store.ts'
import taskRoutes from './task-routes.ts'
import todayRoutes from './today-routes.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    tasks: typeof taskServices
  }
}

export const taskServices = { listItems }

/** The tasks and checklists of leads, and the day's work of each person. */
export const tasks: Feature = {
  manifest,
  routes: [todayRoutes, taskRoutes, checklistRoutes, itemRoutes],
  summarySections: [dueTasks, awaitingReply],
  eventHandlers: {
    mergedLeadsChanged: ({ db }, { primaryLeadId }) => linkDuplicateItems(db, primaryLeadId),
  },
  async purge({ db }) {
    await purgeItems(db)
    await purgeTasks(db)
  },
}
