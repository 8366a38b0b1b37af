import { data } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { formsApi, sending } from '../contract.ts'

/** Loads the form that the query of the address names; null with its status if there is none. */
export async function loadForm(request: Request, api: ApiClient) {
  const id = new URL(request.url).searchParams.get(sending.fields[0] ?? '') ?? ''
  const found = await api.attempt(formsApi.readPublic, {
    params: { id: id || '-' },
    querystring: languageQuery,
  })
  if (found.ok) return data(found.value)
  return data(null, { status: found.status < 500 ? 404 : 503 })
}
