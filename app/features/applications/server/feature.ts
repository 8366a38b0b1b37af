import { sql } from 'kysely'
import { belongsToLeadInScope } from '#app/features/leads/server/lead-scope.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { describeApplication } from './describe-application.ts'
import institutionImportRoutes from './institutions/import/import-routes.ts'
import institutionRoutes from './institutions/institution-routes.ts'
import applicationListRoutes from './list-routes.ts'
import { notifyNearDeadlines } from './near-deadlines.ts'
import { notifyDecision } from './notify-decision.ts'
import { erase, listByLeads, listIds } from './personal-data.ts'
import applicationReportRoutes from './report-routes.ts'
import applicationRoutes from './routes.ts'
import { purgeApplications } from './store.ts'
import trackRoutes from './track-routes.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    applications: typeof applicationServices
  }
}

export const applicationServices = { listByLeads, listIds, erase, describe: describeApplication }

/** The applications of leads to institutions. */
export const applications: Feature = {
  manifest,
  routes: [
    applicationRoutes,
    applicationListRoutes,
    applicationReportRoutes,
    institutionRoutes,
    institutionImportRoutes,
  ],
  jobs: [notifyNearDeadlines],
  eventHandlers: { applicationDecided: notifyDecision },
  restorable: {
    table: 'applications',
    subject: 'application',
    name: sql<string>`(select name from institutions where institutions.id = applications.institution_id)`,
    right: 'leads:work',
    isFor: (viewer) => belongsToLeadInScope(sql.ref('applications.lead_id'), viewer),
  },
  purge: ({ db }) => purgeApplications(db),
}

/** The tracks of applications. Deleted ones stay, because the histories of applications name their steps. */
export const tracks: Feature = {
  routes: [trackRoutes],
  restorable: { table: 'tracks', subject: 'track', name: 'name' },
}
