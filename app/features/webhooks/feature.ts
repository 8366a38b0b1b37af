import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/webhooks': 'programs:manage' },
  subjects: {
    webhook: {
      right: 'programs:manage',
      one: 'webhook',
      many: 'Webhooks',
      named: 'the webhook to',
    },
  },
}
