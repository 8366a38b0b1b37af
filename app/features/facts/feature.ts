import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/facts': 'content:write' },
  subjects: {
    fact: {
      right: 'content:write',
      one: 'fact',
      many: 'Facts',
      nameless: 'a permanently deleted fact',
      restore: { url: '/api/facts/:id/restore/', screen: '/admin/facts', isSearched: true },
    },
    fact_value: {
      right: 'content:write',
      one: 'value',
      many: 'Values of facts',
      named: 'a value of',
      nameless: 'a value of a permanently deleted fact',
    },
  },
}
