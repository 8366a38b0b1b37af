import { sql } from 'kysely'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { belongsToLeadInScope } from '../lead-scope.ts'
import routes, { changeRoutes } from './routes.ts'
import { purgeFiles } from './store.ts'

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
