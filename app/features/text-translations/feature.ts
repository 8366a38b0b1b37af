import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/translations': 'content:write' },
  subjects: {
    text_translation: {
      right: 'content:write',
      one: 'translation',
      many: 'Translations',
      named: 'the translation of',
    },
  },
}
