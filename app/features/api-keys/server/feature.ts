import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { purge } from './enquiries.ts'
import routes from './routes.ts'

export const apiKeys: Feature = {
  manifest,
  routes: [routes],
  purge,
}
