import type { State } from '../registrations-contract.ts'

export const stateNames: Record<State, string> = {
  registered: 'Has a seat',
  waiting: 'Waiting list',
  cancelled: 'Cancelled',
  spam: 'Spam',
}
