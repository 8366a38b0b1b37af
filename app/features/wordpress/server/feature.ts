import type { AppContext, Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { importJob, picturesJob, readJob, undoJob } from './jobs.ts'
import routes from './routes.ts'
import { purgeData } from './store.ts'

/** Moves the content of a WordPress site here. */
export const wordpress: Feature = {
  manifest,
  routes: [routes],
  jobs: [readJob, importJob, picturesJob, undoJob],
  purge: ({ db }: AppContext) => purgeData(db),
}
