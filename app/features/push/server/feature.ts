import type { Feature } from '#app/base/server/feature.ts'
import * as notices from './notices.ts'
import pushRoutes from './routes.ts'
import * as store from './store.ts'

export const push: Feature = {
  routes: [pushRoutes],
  subjects: { push_device: 'people:manage' },
  jobs: [notices.gathering, notices.delivery],
  async purge(house) {
    await store.purge(house)
    await notices.purge(house)
  },
}
