import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import activityRoutes from './activity-routes.ts'
import boardRoutes from './board-routes.ts'
import bulkRoutes from './bulk-routes.ts'
import deletionRoutes from './deletion-routes.ts'
import filterOptionsRoutes from './filter-options-routes.ts'
import guardianRoutes from './guardian-routes.ts'
import { isInScope } from './lead-scope.ts'
import mergeRoutes from './merge-routes.ts'
import messageRoutes from './message-routes.ts'
import { notifyDueTask } from './notifications/due-tasks.ts'
import { notifyOverdueReply } from './notifications/overdue-reply.ts'
import personalDataRoutes from './personal-data-routes.ts'
import leadRoutes from './routes.ts'
import settingsRoutes from './settings-routes.ts'
import smsRoutes from './sms-routes.ts'
import { leadEnquirySource } from './store/enquiry-source.ts'
import { purgeDeleted, selectDisplayName } from './store/remove.ts'

export const leads: Feature = {
  manifest,
  routes: [
    leadRoutes,
    activityRoutes,
    filterOptionsRoutes,
    bulkRoutes,
    guardianRoutes,
    boardRoutes,
    mergeRoutes,
    personalDataRoutes,
    settingsRoutes,
    messageRoutes,
    smsRoutes,
    deletionRoutes,
  ],
  jobs: [notifyOverdueReply, notifyDueTask],
  enquirySource: leadEnquirySource,
  restorable: {
    table: 'leads',
    subject: 'lead',
    name: selectDisplayName,
    right: 'leads:work',
    isFor: isInScope,
  },
  purge: purgeDeleted,
}
