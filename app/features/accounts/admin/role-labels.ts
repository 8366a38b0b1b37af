import type { Role, RoleAssignment } from '#app/contract/rights.ts'

/** Names and descriptions of roles. */
export const roleLabels: Record<Role, { name: string; description: string }> = {
  owner: {
    name: 'Owner',
    description: 'Full access, including people, settings, API keys and jobs',
  },
  counsellor: {
    name: 'Counsellor',
    description: 'Works with students: leads, chat, contact messages, saved replies, reports',
  },
  editor: {
    name: 'Editor',
    description: 'Edits the website: pages, destinations, slides, facts, pictures',
  },
  viewer: { name: 'Viewer', description: 'Can only read reports' },
}

/** For example "Counsellor, own leads". */
export function formatRole({ role, lead_scope, branch }: RoleAssignment) {
  const scope = { '': '', own: ', own leads', branch: `, ${branch}` }[lead_scope]
  return `${roleLabels[role].name}${scope}`
}
