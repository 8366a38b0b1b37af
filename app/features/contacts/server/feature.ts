import { type SqlBool, sql } from 'kysely'
import { countRows } from '#app/platform/server/feature/counts.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { hashText } from './detect-spam.ts'
import routes from './routes.ts'
import { countSpam, countUnseen, findSpamReason, moveToLead, purge } from './store.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    /** The spam rules of the contact form, for other forms of the site. */
    spam: typeof spamServices
  }
}

export const spamServices = { findSpamReason, hashText }

export const contacts: Feature = {
  manifest,
  routes: [routes],
  restorable: { table: 'contacts', subject: 'contact', name: 'name' },
  purge,
  eventHandlers: { enquiryMoved: ({ db }, moved) => moveToLead(db, moved) },
  dashboard: ({ db }) => ({
    right: 'contacts:work',
    counts: { contacts: (days) => countRows(db, 'contacts', days, isListed) },
    lists: { unseen_contacts: () => countUnseen(db), spam_contacts: () => countSpam(db) },
  }),
}

const isListed = sql<SqlBool>`deleted_at is null and spam_reason is null`
