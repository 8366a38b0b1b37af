import { data } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { type ShownForm, sending } from '../contract.ts'

/** Loads the form whose slug the query of the address contains; null with its status if there is none. */
export async function loadForm(request: Request, api: ApiClient) {
  const slug = new URL(request.url).searchParams.get(sending.fields[0] ?? '') ?? ''
  const address = localizeAddress(`/forms/${slug}`)
  const found = await api.attempt(publishedApi.read, { querystring: { address } })
  if (!found.ok) return data(null, { status: found.status < 500 ? 404 : 503 })
  const { type, content } = found.value
  return type === 'form' ? data(content.shown as ShownForm) : data(null, { status: 404 })
}
