import { sql } from 'kysely'
import { countRows } from '../feature/counts.ts'
import type { Feature } from '../feature/feature.ts'
import type { OrderedContent } from './content.ts'
import { createRoutes } from './routes.ts'
import { OrderedStore } from './store.ts'

/** Builds the server feature of such content. Deleted rows can be restored for 30 days. */
export function defineOrderedList<Row extends { id: string }>(
  content: OrderedContent<Row>,
): Feature {
  const { table, subject, name, isPublic: isShown, picture, toSearchEntry } = content
  const { right } = content.api.add.config
  const store = new OrderedStore(content)
  return {
    routes: [createRoutes({ content, store })],
    contentTopic: isShown ? table : undefined,
    pictures: picture && [{ table, column: picture, subject }],
    pictureReferences: picture && [store.toPictureReferences(picture)],
    auditSubjects: { [subject]: right },
    restorable: { table, subject, name },
    factUsages: content.facts && (({ db }) => store.listFactUsages(db)),
    listSearchEntries:
      toSearchEntry && (async (app) => (await store.listVisible(app)).map(toSearchEntry)),
    purge: (context) => store.purge(context),
    dashboard: ({ db }) => ({
      right,
      counts: { [table]: (days) => countRows(db, table, days, sql`deleted_at is null`) },
    }),
  }
}
