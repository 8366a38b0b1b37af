import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import routes from './routes.ts'
import { purge } from './store.ts'

export const newsletter: Feature = { manifest, contentTopic: 'newsletter', routes: [routes], purge }
