import { makeAnnouncement } from '#tests/factories.ts'
import type { OrderedSample } from '#tests/ordered-samples.ts'
import { announcementsApi } from '../contract.ts'

export const orderedSample: OrderedSample = {
  api: announcementsApi,
  table: 'announcements',
  body: makeAnnouncement(),
  screen: '/admin/announcements',
  form: { Text: 'Our office is closed for Tihar.' },
}
