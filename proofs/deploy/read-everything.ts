import { signIn } from '#tests/processes/api-clients.ts'

/** By address: the status and the sorted ids of the response. */
export type Responses = Map<string, { status: number; ids: string[] }>

/**
 * Requests each page of the sitemap and every API read, as a visitor and as an owner. Takes ids from
 * the lists. Skips event streams, which never end.
 */
export async function readEverything(url: string): Promise<Responses> {
  const responses: Responses = new Map()
  const { access } = await signIn(url)
  const owner = { authorization: `Bearer ${access}` }
  async function request(who: string, path: string, headers = {}) {
    const response = await fetch(url + path, { headers })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const ids = isJson ? findIds(text) : []
    responses.set(`${who} ${path}`, { status: response.status, ids: ids.toSorted() })
    return { text, ids }
  }

  const sitemap = await request('visitor', '/sitemap.xml')
  for (const [, place = ''] of sitemap.text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)) {
    await request('visitor', place)
  }
  const described = await request('visitor', '/api/openapi.json')
  const reads = Object.entries<object>(JSON.parse(described.text).paths)
    .filter(([path, methods]) => 'get' in methods && !path.endsWith('/stream/'))
    .map(([path]) => path)
  for (const path of reads.filter((path) => !path.includes('{'))) {
    await request('visitor', path)
    const { ids } = await request('owner', path, owner)
    const below = reads.filter((each) => each.startsWith(`${path}{id}/`) && !/{.*{/.test(each))
    for (const each of below) {
      for (const id of ids.slice(0, 3)) await request('owner', each.replace('{id}', id), owner)
    }
  }
  return responses
}

const findIds = (json: string) => [...json.matchAll(/"id":"([\w-]{36})"/g)].map(([, id = '']) => id)

/** Returns the addresses with server errors. */
export const listServerErrors = (responses: Responses) =>
  [...responses].flatMap(([asked, { status }]) => (status >= 500 ? [`${status} ${asked}`] : []))
