import type { Right } from '#app/contract/rights.ts'

/** The right that is needed for a screen, and for the screens below it that are not listed. */
const screenRights: Record<string, Right> = {
  '/admin/dashboard': 'office:enter',
  '/admin/account': 'office:enter',
  '/admin/activity-log': 'changes:read',
  '/admin/deleted': 'changes:read',
  '/admin/today': 'leads:work',
  '/admin/leads': 'leads:work',
  '/admin/leads/import': 'leads:all',
  '/admin/leads/stages': 'settings:change',
  '/admin/leads/settings': 'settings:change',
  '/admin/messages': 'chat:answer',
  '/admin/contacts': 'contacts:work',
  '/admin/reports': 'reports:read',
  '/admin/saved-replies': 'answers:write',
  '/admin/heroslides': 'content:write',
  '/admin/destinations': 'content:write',
  '/admin/scholarships': 'content:write',
  '/admin/testimonials': 'content:write',
  '/admin/pages': 'content:write',
  '/admin/facts': 'content:write',
  '/admin/pictures': 'content:write',
  '/admin/redirects': 'content:write',
  '/admin/office': 'settings:change',
  '/admin/people': 'people:manage',
  '/admin/api-keys': 'programs:manage',
  '/admin/webhooks': 'programs:manage',
  '/admin/status': 'jobs:manage',
  '/admin/response-log': 'people:manage',
  '/admin/jobs': 'jobs:manage',
  '/admin/mail': 'jobs:manage',
  '/admin/backups': 'backups:manage',
}

/** Screens that are not listed are for owners. */
export function rightOf(path: string): Right {
  const right = screenRights[path]
  if (right) return right
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === '' ? 'people:manage' : rightOf(parent)
}
