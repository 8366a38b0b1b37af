import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  pages: ['/hero'],
  screens: { '/admin/heroslides': 'content:write' },
  subjects: {
    hero_slide: {
      right: 'content:write',
      one: 'hero slide',
      many: 'Hero Slides',
      restore: { url: '/api/hero-slides/:id/restore/', screen: '/admin/heroslides' },
    },
  },
}
