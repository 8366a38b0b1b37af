import { createApiClient, type Send } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { makeForm } from '../factories.ts'
import { admin } from './admin-account.ts'

/** Returns a client of a server in another process. Calls reject with a TypeError when it is down. */
export const createClient = (url: string, headers: Record<string, string> = {}) =>
  createApiClient((request) => send(url, request, headers))

async function send(
  url: string,
  { method, url: path, body, file, field = '' }: Parameters<Send>[0],
  headers: Record<string, string>,
) {
  const json = body && !file ? JSON.stringify(body) : undefined
  const response = await fetch(url + path, {
    method,
    headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
    body: file ? makeForm({ ...body, [field]: file }) : json,
  })
  const isFile = response.headers.has('content-disposition')
  const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
  return { status: response.status, body: await readBody(response, isFile), total }
}

async function readBody(response: Response, isFile: boolean) {
  if (isFile) return response.blob()
  const text = await response.text()
  return text && JSON.parse(text)
}

/** Signs in. The client signs in again before its token expires, which is within a slow test file. */
export async function signIn(url: string, account: { username: string; password: string } = admin) {
  const { username, password } = account
  const getTokens = () =>
    createClient(url).call(accountsApi.signIn, { body: { username, password } })
  const tokens = await getTokens()
  let { access } = tokens
  let endsAt = Date.now() + lifetimeOf(access)
  const administrator = createApiClient(async (request) => {
    if (Date.now() > endsAt) {
      access = (await getTokens()).access
      endsAt = Date.now() + lifetimeOf(access)
    }
    return send(url, request, { authorization: `Bearer ${access}` })
  })
  return { ...tokens, administrator }
}

const MARGIN_MS = 30_000

/** How long a JSON Web Token can be used, in milliseconds. The clock of the server may differ. */
function lifetimeOf(token: string) {
  const [, payload = ''] = token.split('.')
  const { exp, iat } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return (exp - iat) * 1000 - MARGIN_MS
}
