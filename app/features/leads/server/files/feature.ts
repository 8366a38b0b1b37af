import type { Feature } from '#app/base/server/feature.ts'
import routes, { changeRoutes } from './routes.ts'
import { purgeFiles } from './store.ts'

export const leadFiles: Feature = {
  routes: [routes, changeRoutes],
  subjects: { lead_file: 'leads:all' },
  restorable: { table: 'lead_files', subject: 'lead_file', name: 'name' },
  purge: ({ db }) => purgeFiles(db),
}
