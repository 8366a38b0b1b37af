import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/redirects': 'content:write' },
  subjects: {
    redirect: {
      right: 'content:write',
      one: 'redirect',
      many: 'Redirects',
      named: 'the redirect of',
      restore: {
        url: '/api/redirects/:id/restore/',
        screen: '/admin/redirects',
        isSearched: true,
      },
    },
  },
}
