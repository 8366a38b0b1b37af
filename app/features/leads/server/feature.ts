import type { Feature } from '#app/base/server/feature.ts'
import absenceRoutes from './absence-routes.ts'
import boardRoutes from './board-routes.ts'
import bulkRoutes from './bulk-routes.ts'
import checkRoutes from './checks/check-routes.ts'
import checklistRoutes from './checks/routes.ts'
import { purgeChecks } from './checks/store.ts'
import choiceRoutes from './choice-routes.ts'
import entryRoutes from './entry-routes.ts'
import importRoutes from './import-routes.ts'
import mergeRoutes from './merge-routes.ts'
import privacyRoutes from './privacy-routes.ts'
import { isReached } from './reach.ts'
import removalRoutes from './removal-routes.ts'
import reportRoutes from './report-routes.ts'
import routes from './routes.ts'
import settingsRoutes from './settings-routes.ts'
import { askedOfLeads } from './store/asked.ts'
import { purgeDeleted, selectShownName } from './store/remove.ts'
import { tellFollowUp } from './telling/follow-ups.ts'
import { tellLate } from './telling/late.ts'
import { checklistItems, followUps, unanswered } from './telling/morning.ts'
import writingRoutes from './writing-routes.ts'

export const leads: Feature = {
  routes: [
    ...[routes, entryRoutes, choiceRoutes, bulkRoutes, boardRoutes],
    ...[mergeRoutes, importRoutes, privacyRoutes, reportRoutes, settingsRoutes],
    ...[checklistRoutes, checkRoutes, absenceRoutes, writingRoutes, removalRoutes],
  ],
  // Who knows only some of the leads reads on their pages what was done.
  auditSubjects: {
    ...{ lead: 'leads:all', lead_check: 'leads:all', lead_entry: 'leads:all' },
    ...{ lead_import: 'leads:all', lead_opening: 'leads:all' },
    ...{ lead_absence: 'leads:work', lead_settings: 'settings:change' },
  },
  jobs: [tellLate, tellFollowUp],
  enquirySource: askedOfLeads,
  summarySections: [followUps, checklistItems, unanswered],
  restorable: {
    table: 'leads',
    subject: 'lead',
    name: selectShownName,
    right: 'leads:work',
    isFor: isReached,
  },
  async purge(context) {
    await purgeChecks(context.db)
    await purgeDeleted(context)
  },
}
