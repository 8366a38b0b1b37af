/** What a key of the API may be given the right to. */
export const keyRights = ['leads:create', 'reports:read'] as const
export type KeyRight = (typeof keyRights)[number]

/** All that the API tells apart. A call names the right it needs, and roles and keys have rights. */
const rights = [
  ...keyRights,
  /** One's own account, and what everybody of the office is told. */
  'office:enter',
  /** What was changed and deleted, of what else one may do. */
  'changes:read',
  'leads:work',
  /** Also of those who are not theirs: to import, to see what came of it. */
  'leads:all',
  /** Erases all personal data of a lead for good. */
  'leads:erase',
  'chat:answer',
  'contacts:work',
  'answers:write',
  'facts:read',
  'content:write',
  'settings:change',
  'people:manage',
  /** API keys and webhooks: what other programs may know. */
  'programs:manage',
  'jobs:manage',
  /** Everything of the office in one file. */
  'backups:manage',
] as const
export type Right = (typeof rights)[number]

/** Rights that people may have for some rows only: each of their routes declares `rows`. */
export const rowLevelRights: readonly Right[] = [
  'leads:work',
  'leads:erase',
  'reports:read',
  'changes:read',
]

export const roles = ['owner', 'counsellor', 'editor', 'viewer'] as const
export type Role = (typeof roles)[number]

const rightsByRole: Record<Role, readonly Right[]> = {
  owner: rights,
  counsellor: [
    ...(['office:enter', 'changes:read', 'leads:work', 'leads:all', 'chat:answer'] as const),
    ...(['contacts:work', 'answers:write', 'facts:read', 'reports:read'] as const),
  ],
  editor: ['office:enter', 'changes:read', 'content:write', 'facts:read'],
  viewer: ['office:enter', 'reports:read'],
}

/** What somebody is in the office. */
export interface RoleAssignment {
  role: Role
  /** A counsellor may know only the leads of a branch, or only their own; '': all. */
  lead_scope: '' | 'branch' | 'own'
  /** Which branch, as the office's record names it. */
  branch: string
}

/** What nobody has who is kept to some leads. */
const rightsToAllLeads: readonly Right[] = ['leads:all', 'chat:answer', 'contacts:work']

/** What somebody may do. */
export const listRights = ({ role, lead_scope }: Pick<RoleAssignment, 'role' | 'lead_scope'>) =>
  rightsByRole[role].filter((right) => lead_scope === '' || !rightsToAllLeads.includes(right))
