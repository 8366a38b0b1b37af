import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/announcements': 'content:write' },
  subjects: {
    announcement: {
      right: 'content:write',
      one: 'announcement',
      many: 'Announcements',
      restore: { url: '/api/announcements/:id/restore/', screen: '/admin/announcements' },
    },
  },
}
