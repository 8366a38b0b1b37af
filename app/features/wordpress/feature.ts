import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/wordpress': 'settings:change' },
  subjects: {
    wordpress_import: {
      right: 'settings:change',
      one: 'WordPress import',
      many: 'WordPress imports',
      named: 'the WordPress import from',
    },
  },
}
