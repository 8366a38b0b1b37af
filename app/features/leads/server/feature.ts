import absenceRoutes from '#app/features/assignment/server/absence-routes.ts'
import importRoutes from '#app/features/lead-import/server/import-routes.ts'
import reportRoutes from '#app/features/reports/server/report-routes.ts'
import {
  awaitingReply,
  checklistItems,
  followUps,
} from '#app/features/tasks/server/daily-summary.ts'
import itemRoutes from '#app/features/tasks/server/item-routes.ts'
import checklistRoutes from '#app/features/tasks/server/routes.ts'
import { purgeItems } from '#app/features/tasks/server/store.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import activityRoutes from './activity-routes.ts'
import boardRoutes from './board-routes.ts'
import bulkRoutes from './bulk-routes.ts'
import deletionRoutes from './deletion-routes.ts'
import filterOptionsRoutes from './filter-options-routes.ts'
import { isInScope } from './lead-scope.ts'
import mergeRoutes from './merge-routes.ts'
import messageRoutes from './message-routes.ts'
import { notifyFollowUp } from './notifications/follow-ups.ts'
import { notifyOverdueReply } from './notifications/overdue-reply.ts'
import personalDataRoutes from './personal-data-routes.ts'
import leadRoutes from './routes.ts'
import settingsRoutes from './settings-routes.ts'
import { leadEnquirySource } from './store/enquiry-source.ts'
import { purgeDeleted, selectDisplayName } from './store/remove.ts'

export const leads: Feature = {
  routes: [
    leadRoutes,
    activityRoutes,
    filterOptionsRoutes,
    bulkRoutes,
    boardRoutes,
    mergeRoutes,
    importRoutes,
    personalDataRoutes,
    reportRoutes,
    settingsRoutes,
    checklistRoutes,
    itemRoutes,
    absenceRoutes,
    messageRoutes,
    deletionRoutes,
  ],
  // Users with a narrower lead scope see changes in the timeline of each lead instead.
  auditSubjects: {
    lead: 'leads:all',
    checklist_item: 'leads:all',
    lead_activity: 'leads:all',
    lead_import: 'leads:all',
    lead_access: 'leads:all',
    absence: 'leads:work',
    lead_settings: 'settings:change',
  },
  jobs: [notifyOverdueReply, notifyFollowUp],
  enquirySource: leadEnquirySource,
  summarySections: [followUps, checklistItems, awaitingReply],
  restorable: {
    table: 'leads',
    subject: 'lead',
    name: selectDisplayName,
    right: 'leads:work',
    isFor: isInScope,
  },
  async purge(context) {
    await purgeItems(context.db)
    await purgeDeleted(context)
  },
}
