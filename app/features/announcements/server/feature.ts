import { defaultLanguage } from '#app/contract/languages.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import type { Database } from '#database/connect.ts'
import { type Announcement, type AnnouncementChange, announcementsApi } from '../contract.ts'
import { manifest } from '../feature.ts'
import { validateAnnouncement } from './validate-announcement.ts'

const defaults = { language: defaultLanguage, link: '', link_text: '', first_day: '', last_day: '' }

export const announcements: Feature = {
  ...defineOrderedList<Announcement>({
    manifest,
    api: announcementsApi,
    table: 'announcements',
    columns: ['id', 'text', 'language', 'link', 'link_text', 'first_day', 'last_day', 'position'],
    subject: 'announcement',
    displayName: 'Announcement',
    name: 'text',
    toStored: (given: AnnouncementChange, before) => (before ? given : { ...defaults, ...given }),
    check: validateAnnouncement,
    isPublic: true,
    selectVisible: (rows, today) =>
      rows.filter(
        ({ first_day, last_day }) => first_day <= today && (last_day === '' || last_day >= today),
      ),
  }),
  listInboundLinks: listLinking,
}

async function listLinking(db: Database, address: string) {
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'text'])
    .where('link', '=', address)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id, text }) => ({ id, title: `Announcement “${text}”` }))
}
