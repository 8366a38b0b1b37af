import type { Feature } from '#app/base/server/feature.ts'
import { delivery } from './deliver.ts'
import * as gather from './gather.ts'
import pushRoutes from './routes.ts'
import * as store from './store.ts'

export const push: Feature = {
  routes: [pushRoutes],
  subjects: { push_device: 'people:manage' },
  jobs: [gather.gathering, delivery],
  async purge(house) {
    await store.purge(house)
    await gather.purge(house)
  },
}
