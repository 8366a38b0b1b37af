import { sql } from 'kysely'
import { countRows } from '#app/base/server/counts.ts'
import type { Feature } from '#app/base/server/feature.ts'
import { linkOlder } from './linking.ts'
import routes from './routes.ts'
import { countUnseen, purge } from './store.ts'

export const contacts: Feature = {
  routes: [routes],
  subjects: { contact: 'contacts:work' },
  restorable: { table: 'contacts', subject: 'contact', name: 'name' },
  purge,
  catchUp: linkOlder,
  dashboard: ({ db }) => ({
    right: 'contacts:work',
    counts: { contacts: (days) => countRows(db, 'contacts', days, sql`deleted_at is null`) },
    lists: { unseen_contacts: () => countUnseen(db) },
  }),
}
