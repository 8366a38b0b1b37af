/**
 * Sends requests as fast as they are answered. Reads FLOOD_URL, FLOOD_FROM (address) and FLOOD_KIND
 * from the environment.
 */
import { Agent, request } from 'node:http'

const { FLOOD_URL = '', FLOOD_FROM, FLOOD_KIND = '' } = process.env
const CONNECTIONS = 50
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const longQuery = 'x'.repeat(15_000)
const manyPaths = Array.from({ length: 2534 }, (_, index) => index % 10).join(',')
let count = 0

/** Requests of an attacker. The site links to none of them. */
const requestKinds: Record<string, () => { path: string; method?: string; body?: string }> = {
  'lists of 2,534 routes': () => ({ path: `/__manifest?version=x&paths=${manyPaths}` }),
  'invalid page data': () => ({ path: `/login.data?_routes=n&${longQuery}${count++}` }),
  'unknown addresses': () => ({ path: `/nothing/${count++}` }),
  'other spellings': () => ({ path: `/Contact/?${count++}` }),
  HEAD: () => ({ method: 'HEAD', path: `/canada?${count++}` }),
  'forms without scripts': () => ({ method: 'POST', path: '/contact', body: 'name=x' }),
}

const next = requestKinds[FLOOD_KIND]
if (!next) throw new Error(`FLOOD_KIND is one of ${Object.keys(requestKinds).join(', ')}`)

async function send({ path, method = 'GET', body }: ReturnType<NonNullable<typeof next>>) {
  await new Promise<void>((resolve) => {
    const headers = body && { 'content-type': 'application/x-www-form-urlencoded' }
    request(FLOOD_URL, { agent, path, method, localAddress: FLOOD_FROM, headers: { ...headers } })
      .on('response', (response) => response.resume().on('end', resolve))
      .on('error', () => resolve())
      .end(body)
  })
}

for (let each = 0; each < CONNECTIONS; each++) {
  ;(async () => {
    for (;;) await send(next())
  })()
}
process.stdout.write(`${FLOOD_URL}\n`)
