import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: {
    '/admin/applications': 'leads:work',
    '/admin/applications/tracks': 'settings:change',
    '/admin/applications/institutions/import': 'settings:change',
    '/admin/reports/applications': 'reports:read',
    '/admin/reports/rates': 'reports:read',
  },
  // Users with a narrower lead scope see changes in the timeline of each lead instead.
  subjects: {
    track: {
      right: 'settings:change',
      one: 'track',
      many: 'Tracks',
      restore: { url: '/api/tracks/:id/restore/', screen: '/admin/applications/tracks' },
    },
    institution: { right: 'settings:change', one: 'institution', many: 'Institutions' },
    institution_import: {
      right: 'settings:change',
      one: 'institution import',
      many: 'Institution imports',
      named: 'the institution import from',
    },
    course: { right: 'settings:change', one: 'course', many: 'Courses' },
    application: {
      right: 'leads:all',
      one: 'application',
      many: 'Applications',
      named: 'the application to',
      nameless: 'an application that was erased',
      restore: { url: '/api/applications/:id/restore/', screen: '/admin/applications' },
    },
  },
  notifications: {
    decision: {
      title: 'Decision on an application',
      plural: 'decisions on applications',
      address: '/admin/applications',
      defaultChannels: ['mail', 'push'],
      rights: ['leads:work'],
    },
  },
}
