import type { Feature } from '#app/base/server/feature.ts'
import absenceRoutes from './absence-routes.ts'
import entryRoutes from './activity-routes.ts'
import boardRoutes from './board-routes.ts'
import bulkRoutes from './bulk-routes.ts'
import itemRoutes from './checklist/item-routes.ts'
import checklistRoutes from './checklist/routes.ts'
import { purgeItems } from './checklist/store.ts'
import removalRoutes from './deletion-routes.ts'
import choiceRoutes from './filter-options-routes.ts'
import importRoutes from './import-routes.ts'
import { isInScope } from './lead-scope.ts'
import mergeRoutes from './merge-routes.ts'
import writingRoutes from './message-routes.ts'
import { awaitingReply, checklistItems, followUps } from './notifications/daily-summary.ts'
import { notifyFollowUp } from './notifications/follow-ups.ts'
import { notifyOverdueReply } from './notifications/overdue-reply.ts'
import privacyRoutes from './personal-data-routes.ts'
import reportRoutes from './report-routes.ts'
import routes from './routes.ts'
import settingsRoutes from './settings-routes.ts'
import { leadEnquirySource } from './store/enquiry-source.ts'
import { purgeDeleted, selectDisplayName } from './store/remove.ts'

export const leads: Feature = {
  routes: [
    ...[routes, entryRoutes, choiceRoutes, bulkRoutes, boardRoutes],
    ...[mergeRoutes, importRoutes, privacyRoutes, reportRoutes, settingsRoutes],
    ...[checklistRoutes, itemRoutes, absenceRoutes, writingRoutes, removalRoutes],
  ],
  // People with a limited lead scope see the changes on the pages of their leads.
  auditSubjects: {
    ...{ lead: 'leads:all', checklist_item: 'leads:all', lead_activity: 'leads:all' },
    ...{ lead_import: 'leads:all', lead_access: 'leads:all' },
    ...{ absence: 'leads:work', lead_settings: 'settings:change' },
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
