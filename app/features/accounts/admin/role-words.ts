import type { Role, Standing } from '#app/contract/rights.ts'

/** How roles are called, and what they are for. */
export const roleWords: Record<Role, { name: string; does: string }> = {
  owner: { name: 'Owner', does: 'Does everything, also people, settings, API keys and jobs' },
  counsellor: {
    name: 'Counsellor',
    does: 'Works with students: leads, chat, contact messages, ready answers, reports',
  },
  editor: {
    name: 'Editor',
    does: 'Writes the website: pages, destinations, slides, facts, pictures',
  },
  viewer: { name: 'Viewer', does: 'Reads the reports' },
}

/** "Counsellor, own leads". */
export function sayStanding({ role, kept_to, branch }: Standing) {
  const kept = { '': '', own: ', own leads', branch: `, ${branch}` }[kept_to]
  return `${roleWords[role].name}${kept}`
}
