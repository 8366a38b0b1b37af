import { get } from 'node:http'
import { createParser } from 'eventsource-parser'
import { account } from './processes.ts'

export interface Client {
  close: () => void
}

/** Opens an event stream on its own connection. Resolves when the hello event arrives. */
export function openStream(
  url: string,
  take: (event: string, data: string) => void = () => {},
  headers: Record<string, string> = {},
) {
  return new Promise<Client>((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      const parser = createParser({
        onEvent({ event = '', data }) {
          if (event === 'hello') resolve({ close: () => request.destroy() })
          take(event, data)
        },
      })
      response.setEncoding('utf8').on('data', (text) => parser.feed(text))
      response.on('error', () => {})
    })
    request.on('error', reject)
  })
}

/** Returns the Authorization header of a signed-in administrator. */
export async function signIn(url: string) {
  const { access } = (await post(`${url}/api/token/`, account)) as { access: string }
  return `Bearer ${access}`
}

export async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json() as Promise<unknown>
}

export async function readJson(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json() as Promise<unknown>
}
