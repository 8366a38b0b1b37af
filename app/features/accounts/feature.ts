import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  pages: ['/login', '/setup', '/password', '/forgotten-password'],
  screens: { '/admin/account': 'office:enter', '/admin/people': 'people:manage' },
  subjects: {
    administrator: {
      right: 'people:manage',
      one: 'administrator',
      many: 'People',
      nameless: 'an administrator',
    },
    required_factors: {
      right: 'people:manage',
      one: 'roles that require a second factor',
      many: 'Required second factors',
      nameless: 'the roles that require a second factor',
    },
  },
}
