import { type SqlBool, sql } from 'kysely'
import { countRows } from '#app/base/server/counts.ts'
import type { Feature } from '#app/base/server/feature.ts'
import { linkOlder } from './linking.ts'
import { count } from './quarantine/store.ts'
import { renewSearch } from './renew-search.ts'
import routes from './routes.ts'
import { countUnseen, purge } from './store.ts'

export const contacts: Feature = {
  routes: [routes],
  subjects: { contact: 'contacts:work' },
  restorable: { table: 'contacts', subject: 'contact', name: 'name' },
  purge,
  async catchUp(app) {
    await linkOlder(app)
    await renewSearch(app)
  },
  dashboard: ({ db }) => ({
    right: 'contacts:work',
    counts: { contacts: (days) => countRows(db, 'contacts', days, isShown) },
    lists: { unseen_contacts: () => countUnseen(db), quarantined_contacts: () => count(db) },
  }),
}

const isShown = sql<SqlBool>`deleted_at is null and quarantined_reason is null`
