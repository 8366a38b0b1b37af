import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  pages: ['/contact'],
  screens: { '/admin/contacts': 'contacts:work' },
  subjects: {
    contact: {
      right: 'contacts:work',
      one: 'contact message',
      many: 'Contact Messages',
      named: 'the contact message of',
      nameless: 'a contact message that was erased',
      restore: { url: '/api/contacts/:id/restore/', screen: '/admin/contacts', isSearched: true },
    },
  },
}
