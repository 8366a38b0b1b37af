import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/leads/import': 'leads:all' },
  subjects: {
    lead_import: {
      right: 'leads:all',
      one: 'lead import',
      many: 'Lead imports',
      named: 'the lead import from',
    },
  },
}
