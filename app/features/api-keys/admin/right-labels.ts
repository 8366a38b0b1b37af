import type { KeyRight } from '#app/contract/rights.ts'

export const rightLabels: Record<KeyRight, string> = {
  'leads:create': 'Send enquiries',
  'reports:read': 'Read reports',
}
