import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/pages': 'content:write' },
  subjects: {
    page: {
      right: 'content:write',
      one: 'page',
      many: 'Pages',
      restore: {
        url: '/api/pages/:id/restore/',
        screen: '/admin/pages?sort=-saved_at',
        one: 'page draft',
        many: 'Page drafts',
      },
    },
    preview_link: {
      right: 'content:write',
      one: 'preview link',
      many: 'Preview links',
      named: 'the preview link to',
    },
  },
}
