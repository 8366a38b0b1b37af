import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  subjects: {
    absence: {
      right: 'leads:work',
      one: 'absence',
      many: 'Out of office',
      named: 'the absence of',
      nameless: 'an absence',
    },
    assignment_rule: {
      right: 'settings:change',
      one: 'assignment rule',
      many: 'Assignment rules',
      nameless: 'an assignment rule',
      restore: { url: '/api/assignment-rules/:id/restore/', screen: '/admin/leads/assignment' },
    },
  },
}
