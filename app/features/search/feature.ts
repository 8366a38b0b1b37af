import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  pages: ['/search'],
  screens: { '/admin/search-synonyms': 'content:write' },
  subjects: {
    search_synonyms: {
      right: 'content:write',
      one: 'group of synonyms',
      many: 'Search synonyms',
      restore: { url: '/api/search-synonyms/:id/restore/', screen: '/admin/search-synonyms' },
    },
  },
}
