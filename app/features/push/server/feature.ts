import type { Feature } from '#app/platform/server/feature/feature.ts'
import type { NotificationChannel } from '#app/platform/server/mail/notification.ts'
import { manifest } from '../feature.ts'
import pushRoutes from './routes.ts'
import * as store from './store.ts'
import { queuePush, sendPush } from './web-push.ts'

/**
 * Sends only the title of a notification to administrators' devices. The title contains no personal
 * data of visitors.
 */
const pushChannel: NotificationChannel = {
  name: 'push',
  listReachable: (app, people) =>
    store.listReachable(
      app,
      people.map(({ id }) => id),
    ),
  async deliver(db, { person, kind, title, address }) {
    await queuePush(db, person.id, { topic: kind, title, address })
    return undefined
  },
}

export const push: Feature = {
  manifest,
  routes: [pushRoutes],
  jobs: [sendPush],
  notificationChannel: pushChannel,
  purge: store.purge,
}
