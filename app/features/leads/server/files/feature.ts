import { sql } from 'kysely'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { belongsToLeadInScope } from '../lead-scope.ts'
import { leadFileServices } from './conversation-files.ts'
import routes, { changeRoutes } from './routes.ts'
import { purgeFiles } from './store.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    leadFiles: typeof leadFileServices
  }
}

export { leadFileServices }

export const leadFiles: Feature = {
  routes: [routes, changeRoutes],
  restorable: {
    table: 'lead_files',
    subject: 'lead_file',
    name: 'name',
    right: 'leads:work',
    isFor: (viewer) => belongsToLeadInScope(sql.ref('lead_files.lead_id'), viewer),
  },
  purge: ({ db }) => purgeFiles(db),
}
