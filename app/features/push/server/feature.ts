import type { Feature } from '#app/base/server/feature.ts'
import { byPush } from './by-push.ts'
import { delivery } from './deliver.ts'
import pushRoutes from './routes.ts'
import * as store from './store.ts'

export const push: Feature = {
  routes: [pushRoutes],
  subjects: { push_device: 'people:manage' },
  jobs: [delivery],
  noticeChannel: byPush,
  purge: store.purge,
}
