import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  pages: ['/articles', '/articles/feed.xml'],
  screens: { '/admin/articles': 'content:write' },
}
