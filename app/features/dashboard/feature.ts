import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/dashboard': 'office:enter' },
  subjects: {
    first_steps: {
      right: 'settings:change',
      one: 'first steps',
      many: 'First steps',
      nameless: 'the first steps',
    },
    example_data: {
      right: 'settings:change',
      one: 'example data',
      many: 'Example data',
      nameless: 'example data',
    },
  },
}
