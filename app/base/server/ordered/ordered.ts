import { sql } from 'kysely'
import { countRows } from '../counts.ts'
import type { Feature } from '../feature.ts'
import type { Ordered } from './content.ts'
import { makeRoutes } from './routes.ts'
import { OrderedStore } from './store.ts'

/** All that such content brings to the server. Deleted rows can be brought back for 30 days. */
export function ordered<Row extends { id: string }>(content: Ordered<Row>): Feature {
  const { table, subject, name, isShown, picture, toFindable } = content
  const { right } = content.api.add.config
  const store = new OrderedStore(content)
  return {
    routes: [makeRoutes({ content, store })],
    shown: isShown ? table : undefined,
    pictures: picture && [{ table, column: picture, subject }],
    pictureUsers: picture && [store.asPictureUsers(picture)],
    subjects: { [subject]: right },
    restorable: { table, subject, name },
    factUses: content.facts && (({ db }) => store.listFactUses(db)),
    findable: toFindable && (async (app) => (await store.listShown(app)).map(toFindable)),
    purge: (house) => store.purge(house),
    dashboard: ({ db }) => ({
      right,
      counts: { [table]: (days) => countRows(db, table, days, sql`deleted_at is null`) },
    }),
  }
}
