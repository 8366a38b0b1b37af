import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  pages: ['/forms/send', '/forms/sent'],
  screens: { '/admin/contacts/forms': 'contacts:work' },
  subjects: {
    form_answers: {
      right: 'contacts:work',
      one: 'form',
      many: 'Form answers',
      named: 'the form of',
      nameless: 'the answers of a form that were erased',
    },
  },
}
