import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  pages: ['/newsletter'],
  screens: { '/admin/contacts/newsletter': 'contacts:work' },
  subjects: {
    newsletter_subscriber: {
      right: 'contacts:work',
      one: 'newsletter subscriber',
      many: 'Newsletter subscribers',
    },
    newsletter_settings: {
      right: 'settings:change',
      one: 'newsletter setting',
      many: 'Newsletter settings',
      nameless: 'the newsletter settings',
    },
  },
}
