import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  // Users with a narrower lead scope see the links on each lead instead.
  subjects: {
    progress_link: {
      right: 'leads:all',
      one: 'progress link',
      many: 'Progress links',
      named: 'the progress link of',
      nameless: 'a progress link of a person who was erased',
    },
  },
}
