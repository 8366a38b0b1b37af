import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/saved-replies': 'answers:write' },
  subjects: {
    saved_reply: {
      right: 'answers:write',
      one: 'saved reply',
      many: 'Saved replies',
      restore: { url: '/api/saved-replies/:id/restore/', screen: '/admin/saved-replies' },
    },
  },
}
