import type { Feature } from '#app/base/server/feature.ts'
import absenceRoutes from './absence-routes.ts'
import activityRoutes from './activity-routes.ts'
import boardRoutes from './board-routes.ts'
import bulkRoutes from './bulk-routes.ts'
import itemRoutes from './checklist/item-routes.ts'
import checklistRoutes from './checklist/routes.ts'
import { purgeItems } from './checklist/store.ts'
import deletionRoutes from './deletion-routes.ts'
import filterOptionsRoutes from './filter-options-routes.ts'
import importRoutes from './import-routes.ts'
import { isInScope } from './lead-scope.ts'
import mergeRoutes from './merge-routes.ts'
import messageRoutes from './message-routes.ts'
import { awaitingReply, checklistItems, followUps } from './notifications/daily-summary.ts'
import { notifyFollowUp } from './notifications/follow-ups.ts'
import { notifyOverdueReply } from './notifications/overdue-reply.ts'
import personalDataRoutes from './personal-data-routes.ts'
import reportRoutes from './report-routes.ts'
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
