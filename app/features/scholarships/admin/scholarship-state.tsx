import { useOffice } from '#app/platform/browser/office-context.ts'
import type { Scholarship } from '../contract.ts'

interface ScholarshipStateProps {
  scholarship: Pick<Scholarship, 'deadline' | 'is_published'>
}

/** Shows whether the scholarship is public today. */
export function ScholarshipState({ scholarship }: ScholarshipStateProps) {
  const { deadline, is_published } = scholarship
  if (deadline < todayIn(useOffice().time_zone)) return <span className="text-ink/75">Ended</span>
  if (!is_published) return <span className="text-ink/75">Draft</span>
  return <span className="font-semibold text-indigo">Open</span>
}

/** The office’s day, YYYY-MM-DD: Canada writes dates as ISO 8601 does. */
export const todayIn = (timeZone: string) => new Date().toLocaleDateString('en-CA', { timeZone })
