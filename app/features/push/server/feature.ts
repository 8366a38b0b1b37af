import type { Feature } from '#app/platform/server/feature/feature.ts'
import { pushChannel } from './push-channel.ts'
import pushRoutes from './routes.ts'
import { sendPush } from './send-push.ts'
import * as store from './store.ts'

export const push: Feature = {
  routes: [pushRoutes],
  auditSubjects: { push_device: 'people:manage' },
  jobs: [sendPush],
  notificationChannel: pushChannel,
  purge: store.purge,
}
