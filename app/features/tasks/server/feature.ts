import type { Feature } from '#app/platform/server/feature/feature.ts'
import checklistRoutes from './checklist-routes.ts'
import { awaitingReply, checklistItems, followUps } from './daily-summary.ts'
import itemRoutes from './item-routes.ts'
import { listItems, purgeItems } from './store.ts'
import todayRoutes from './today-routes.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    tasks: typeof taskServices
  }
}

export const taskServices = { listItems }

/** The checklists of leads, and the day's work of each person. */
export const tasks: Feature = {
  routes: [todayRoutes, checklistRoutes, itemRoutes],
  // Users with a narrower lead scope see changes in the timeline of each lead instead.
  auditSubjects: { checklist_item: 'leads:all' },
  summarySections: [followUps, checklistItems, awaitingReply],
  purge: ({ db }) => purgeItems(db),
}
