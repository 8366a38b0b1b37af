import type { ApiClient } from '#app/contract/api-client.ts'
import { type Contact, contactsApi } from '../contract.ts'
import type { ContactView } from './contact-view.ts'

export const PER_PAGE = 50

export type Reading =
  | { error: string }
  | {
      contacts: Contact[]
      /** How many match, on all pages. */
      total: number
    }

/** A page of contacts. Never rejects, so that it can be read while rendering. */
export async function readContacts(api: ApiClient, view: ContactView): Promise<Reading> {
  const { q, sort, page } = view
  const querystring = { q, sort, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
  const result = await api.attempt(contactsApi.list, { querystring }).catch(() => undefined)
  if (!result?.ok) return { error: describe(result?.status) }
  return { contacts: result.value, total: result.total }
}

function describe(status: number | undefined) {
  return status === 401
    ? 'Unauthorized. Please log in again.'
    : 'Failed to fetch contacts. Please try again later.'
}
