import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { importJob, picturesJob, readJob, undoJob } from './jobs.ts'
import { purge } from './purge.ts'
import routes from './routes.ts'

/** Moves the content of a WordPress site here. */
export const wordpress: Feature = {
  manifest,
  routes: [routes],
  jobs: [readJob, importJob, picturesJob, undoJob],
  purge,
}
