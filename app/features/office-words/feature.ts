import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/words': 'content:write' },
  subjects: {
    office_words: {
      right: 'content:write',
      one: 'words',
      many: 'Words',
      named: 'the words in',
    },
  },
}
