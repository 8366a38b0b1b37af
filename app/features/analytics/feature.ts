import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/reports/visits': 'reports:read' },
  subjects: {
    analytics_settings: {
      right: 'settings:change',
      one: 'website statistics',
      many: 'Website statistics',
    },
  },
}
