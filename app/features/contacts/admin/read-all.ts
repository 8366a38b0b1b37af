import type { ApiClient } from '#app/contract/api-client.ts'
import { type Contact, contactsApi } from '../contract.ts'
import type { ContactView } from './contact-view.ts'

/** The most that the API gives at once. */
const MOST = 1000

/**
 * All contacts of a view, each once, also while others come and go: every call goes on after the
 * last contact of the one before. Rejects when a call is refused.
 */
export async function readAll(
  api: ApiClient,
  { q, sort }: Pick<ContactView, 'q' | 'sort'>,
  onProgress: (done: number, total: number) => void,
) {
  const contacts: Contact[] = []
  for (;;) {
    const querystring = { q, sort, limit: MOST, before: contacts.at(-1)?.id }
    const result = await api.attempt(contactsApi.list, { querystring })
    if (!result.ok) throw new Error(result.failure.detail)
    contacts.push(...result.value)
    if (result.value.length < MOST) return contacts
    onProgress(contacts.length, result.total)
  }
}
