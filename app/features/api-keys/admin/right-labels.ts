import type { KeyRight } from '#app/contract/rights.ts'

/** What a right lets a key do. */
export const rightLabels: Record<KeyRight, string> = {
  'leads:create': 'Give enquiries',
  'reports:read': 'Read reports',
}
