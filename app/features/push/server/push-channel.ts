import type { NotificationChannel } from '#app/platform/server/mail/notification.ts'
import { queuePush } from './send-push.ts'
import * as store from './store.ts'

/**
 * Sends only the title of a notification to administrators' devices. The title contains no personal
 * data of visitors.
 */
export const pushChannel: NotificationChannel = {
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
