import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/destinations': 'content:write' },
  subjects: {
    destination: {
      right: 'content:write',
      one: 'destination',
      many: 'Study Destinations',
      restore: {
        url: '/api/destinations/:id/restore/',
        screen: '/admin/destinations',
        one: 'study destination',
      },
    },
  },
}
