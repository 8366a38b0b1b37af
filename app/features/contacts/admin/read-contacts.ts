import type { ApiClient } from '#app/contract/api-client.ts'
import { type Contact, contactsApi } from '../contract.ts'

const PER_PAGE = 50

export type Reading =
  | { error: string }
  | {
      contacts: Contact[]
      /** How many match, on all pages. */
      total: number
      /** Whether older ones follow. */
      hasOlder: boolean
    }

/** A page of contacts, newest first. Never rejects, so that it can be read while rendering. */
export async function readContacts(api: ApiClient, q: string, before: string): Promise<Reading> {
  // One more than is shown tells whether there are older ones.
  const querystring = { limit: PER_PAGE + 1, q, before: before || undefined }
  const result = await api.attempt(contactsApi.list, { querystring }).catch(() => undefined)
  if (!result?.ok) return { error: describe(result?.status) }
  const contacts = result.value.slice(0, PER_PAGE)
  return { contacts, total: result.total, hasOlder: result.value.length > PER_PAGE }
}

function describe(status: number | undefined) {
  return status === 401
    ? 'Unauthorized. Please log in again.'
    : 'Failed to fetch contacts. Please try again later.'
}
