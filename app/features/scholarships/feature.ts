import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/scholarships': 'content:write' },
  subjects: {
    scholarship: {
      right: 'content:write',
      one: 'scholarship',
      many: 'Scholarships',
      restore: { url: '/api/scholarships/:id/restore/', screen: '/admin/scholarships' },
    },
  },
}
