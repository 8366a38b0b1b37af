import type { NoticeChannel } from '#app/base/server/notice.ts'
import { pushNow } from './deliver.ts'
import * as store from './store.ts'

/** Notices on the devices of people of the office: what it is about, and nothing of whoever asks. */
export const byPush: NoticeChannel = {
  name: 'push',
  listReached: (app, people) =>
    store.listReached(
      app,
      people.map(({ id }) => id),
    ),
  async tell(db, { person, kind, title, address }) {
    await pushNow(db, person.id, { matter: kind, title, address })
    return undefined
  },
}
