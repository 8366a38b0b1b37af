/** Rights that an API key can have. A call with a right of roles has that of keys in `keyRight`. */
export const keyRights = [
  'leads:create',
  'reports:read',
  'applications:read',
  'applications:write',
  'documents:read',
  'documents:write',
] as const
export type KeyRight = (typeof keyRights)[number]

/** All rights of roles. A call requires one; a role has several. */
const rights = [
  'leads:create',
  'reports:read',
  /** The administrator's own account and notifications. */
  'office:enter',
  /** The audit log and the trash, limited by the other rights. */
  'changes:read',
  'leads:work',
  /** Access to all leads, for example for imports and reports. */
  'leads:all',
  /** Permanently erases the personal data of a lead. */
  'leads:erase',
  /** Moves an application to a step whose documents are missing. */
  'documents:override',
  'chat:answer',
  'contacts:work',
  'answers:write',
  'facts:read',
  'content:write',
  'settings:change',
  'people:manage',
  /** API keys and webhooks. */
  'programs:manage',
  'jobs:manage',
  /** Backups, which contain all data of the office. */
  'backups:manage',
] as const
export type Right = (typeof rights)[number]

/** Rights that may be limited to some rows. Each of their routes declares `rowAccess`. */
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
    'office:enter',
    'changes:read',
    'leads:work',
    'leads:all',
    'chat:answer',
    'contacts:work',
    'answers:write',
    'facts:read',
    'reports:read',
  ],
  editor: ['office:enter', 'changes:read', 'content:write', 'facts:read'],
  viewer: ['office:enter', 'reports:read'],
}

/** The role of an administrator in the office. */
export interface RoleAssignment {
  role: Role
  /** The leads that a counsellor may see: those of a branch, only their own, or '' for all. */
  lead_scope: '' | 'branch' | 'own'
  /** The name of the branch in the office profile. */
  branch: string
}

/** Rights that a counsellor with limited leads does not have. */
const rightsToAllLeads: readonly Right[] = ['leads:all', 'chat:answer', 'contacts:work']

/** Returns the rights of a role. */
export const listRights = ({ role, lead_scope }: Pick<RoleAssignment, 'role' | 'lead_scope'>) =>
  rightsByRole[role].filter((right) => lead_scope === '' || !rightsToAllLeads.includes(right))
