import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/pictures': 'content:write', '/admin/files': 'content:write' },
  subjects: {
    file: {
      right: 'content:write',
      one: 'file',
      many: 'Files',
      restore: { url: '/api/files/:id/restore/', screen: '/admin/files', isSearched: true },
    },
    picture: {
      right: 'content:write',
      one: 'picture',
      many: 'Pictures',
      restore: { url: '/api/pictures/:id/restore/', screen: '/admin/pictures', isSearched: true },
    },
  },
}
