import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  pages: ['/team'],
  screens: { '/admin/team': 'content:write' },
  subjects: {
    team_member: {
      right: 'content:write',
      one: 'team member',
      many: 'Team',
      restore: { url: '/api/team/:id/restore/', screen: '/admin/team' },
    },
  },
}
