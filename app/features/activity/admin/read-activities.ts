import type { ApiClient } from '#app/contract/api-client.ts'
import { type Activity, activityApi, type Subject } from '../contract.ts'
import { subjects } from './activity-words.ts'

const PER_PAGE = 50

/** Which activities are shown, as the address says. */
export interface Place {
  q: string
  subject: Subject | ''
  /** The id of the activity that those shown are older than; '' for the newest. */
  before: string
}

export type Reading =
  | { error: string }
  | {
      activities: Activity[]
      /** How many match, on all pages. */
      total: number
      /** Whether older ones follow. */
      hasOlder: boolean
    }

export function toPlace(query: URLSearchParams): Place {
  const subject = query.get('subject') ?? ''
  return {
    q: query.get('q')?.trim() ?? '',
    subject: isSubject(subject) ? subject : '',
    before: query.get('before') ?? '',
  }
}

/** A page of activities, newest first. Never rejects, so that it can be read while rendering. */
export async function readActivities(api: ApiClient, place: Place): Promise<Reading> {
  const { q, subject, before } = place
  // One more than is shown tells whether there are older ones.
  const querystring = {
    limit: PER_PAGE + 1,
    q,
    subject: subject || undefined,
    before: before || undefined,
  }
  const result = await api.attempt(activityApi.list, { querystring }).catch(() => undefined)
  if (!result?.ok) return { error: 'Failed to fetch activity. Please try again later.' }
  const activities = result.value.slice(0, PER_PAGE)
  return { activities, total: result.total, hasOlder: result.value.length > PER_PAGE }
}

const isSubject = (text: string): text is Subject => Object.hasOwn(subjects, text)
