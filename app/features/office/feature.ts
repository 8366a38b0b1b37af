import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/office': 'settings:change' },
  subjects: {
    office: { right: 'settings:change', one: 'office', many: 'Office', nameless: 'the office' },
  },
}
