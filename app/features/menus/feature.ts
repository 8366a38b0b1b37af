import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/menu': 'content:write' },
  subjects: {
    menu: {
      right: 'content:write',
      one: 'main menu',
      many: 'Main menu',
      named: 'the main menu in',
    },
  },
}
