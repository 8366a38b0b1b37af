import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import routes from './routes.ts'

export const trash: Feature = {
  manifest,
  routes: [routes],
}
