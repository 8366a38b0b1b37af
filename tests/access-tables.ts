import type { FastifyInstance, InjectOptions } from 'fastify'
import { type KeyRight, keyRights, type Right } from '#app/contract/rights.ts'

const unknownId = '01900000-0000-7000-8000-000000000000'

/** The access tables: the calls that each right gives, those of anyone and those of API keys. */
type AccessTable = Partial<Record<Right | KeyRight | 'anyone' | 'key', string[]>>

const tables: AccessTable[] = [
  {
    anyone: ['GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /api/openapi.json', 'GET /api/*'],
  },
  ...Object.values(
    import.meta.glob<AccessTable>('#app/features/*/server/access.json', {
      eager: true,
      import: 'default',
    }),
  ),
]

export const listCalls = (name: keyof AccessTable) => tables.flatMap((table) => table[name] ?? [])

export const publicCalls = new Set(listCalls('anyone'))
export const keyCalls = new Set(listCalls('key'))
export const calls = [...new Set(tables.flatMap((table) => Object.values(table).flat()))]

/** The rights that only API keys have: their calls are also listed under the right of roles. */
const rightsOfKeysOnly = keyRights.filter(
  (name) => !['leads:create', 'reports:read'].includes(name),
)

const isRightOfRoles = (name: string) =>
  name !== 'anyone' && name !== 'key' && !rightsOfKeysOnly.some((each) => each === name)

/** The right of each call for signed-in callers; public calls may have none. */
export const rightOf = new Map(
  tables.flatMap((table) =>
    Object.entries(table).flatMap(([name, named]) =>
      isRightOfRoles(name) ? named.map((call): [string, Right] => [call, name as Right]) : [],
    ),
  ),
)

/** The right that an API key needs for a call instead. */
export const keyRightOf = new Map(
  rightsOfKeysOnly.flatMap((name) =>
    listCalls(name).map((call): [string, KeyRight] => [call, name]),
  ),
)

export const isOfApi = (call: string) => call.includes(' /api/')

/** The request of a call; most bodies are invalid, because access is checked before the body. */
export function toRequest(call: string): InjectOptions & { url: string } {
  const [method, pattern = ''] = call.split(' ')
  const url = pattern
    .replace(':id', unknownId)
    .replace(':activity_id', unknownId)
    .replace(':user_id', 'visitor-9')
    .replace(':name', `${'0'.repeat(32)}.webp`)
    .replace('*', 'no-such-call/')
  return { method: method as 'GET', url }
}

/** The status if the call was refused, otherwise 'admitted'. */
const readResult = (status: number) =>
  status === 401 || status === 403 || status >= 500 ? status : 'admitted'

/** Makes every call of the tables, with HEAD where there is GET. Returns the results. */
export async function callAll(app: FastifyInstance, authorization?: string) {
  const results: Record<string, number | 'admitted'> = {}
  for (const call of calls) {
    const request = { ...toRequest(call), headers: authorization ? { authorization } : {} }
    // Streams do not end, so they are aborted.
    const answer = await app.inject({ ...request, payloadAsStream: true })
    results[call] = readResult(answer.statusCode)
    if (request.method !== 'GET') continue
    const head = await app.inject({ ...request, method: 'HEAD' })
    results[asHead(call)] = readResult(head.statusCode)
  }
  return results
}

const asHead = (call: string) => call.replace('GET', 'HEAD')

/** The expected results by call: the status of the refusal, or 'admitted'. */
export function expected(refusalOf: (call: string) => number | undefined) {
  const results: Record<string, number | 'admitted'> = {}
  for (const call of calls) {
    results[call] = refusalOf(call) ?? 'admitted'
    if (call.startsWith('GET')) results[asHead(call)] = results[call]
  }
  return results
}
