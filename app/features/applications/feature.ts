import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  // Users with a narrower lead scope see changes in the timeline of each lead instead.
  subjects: {
    application: {
      right: 'leads:all',
      one: 'application',
      many: 'Applications',
      named: 'the application to',
      nameless: 'an application that was erased',
      restore: { url: '/api/applications/:id/restore/', screen: '/admin/leads' },
    },
  },
}
