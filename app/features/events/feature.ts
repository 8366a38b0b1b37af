import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  pages: ['/events', '/events/past', '/events/register', '/events/cancel'],
  screens: {
    '/admin/events': 'content:write',
    '/admin/event-registrations': 'contacts:work',
  },
  subjects: {
    event_registration: {
      right: 'contacts:work',
      one: 'event registration',
      many: 'Event registrations',
      named: 'the registration of',
      nameless: 'a registration that was erased',
    },
  },
}
