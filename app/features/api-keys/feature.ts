import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/api-keys': 'programs:manage' },
  subjects: {
    api_key: { right: 'programs:manage', one: 'API key', many: 'API keys', nameless: 'an API key' },
  },
}
