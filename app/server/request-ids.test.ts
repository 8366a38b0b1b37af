import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { startTestApp } from '#tests/test-app.ts'

/** A server that fails at one address, with its log lines. */
async function start() {
  const lines: { reqId?: string; err?: { message: string } }[] = []
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const routes = async (app: FastifyInstance) => {
    for (const url of ['/api/broken/', '/broken']) {
      app.get(url, { config: { access: 'anyone' } }, () => {
        throw new Error('This is broken.')
      })
    }
  }
  const started = await startTestApp({ logger, more: [{ routes: [routes] }] })
  return { ...started, lines }
}

test('a server error is logged with the request id of the response', async () => {
  const { app, lines } = await start()

  const ids: string[] = []
  for (const url of ['/api/broken/', '/broken', '/api/broken/']) {
    const response = await app.inject({ url, headers: { 'x-request-id': 'forged' } })
    const id = String(response.headers['x-request-id'])
    expect(response.body).toContain(`Request ID: ${id}.`)
    expect(lines.filter(({ reqId }) => reqId === id)).toMatchObject([
      { err: { message: 'This is broken.' } },
    ])
    ids.push(id)
  }
  expect(new Set(ids).size).toBe(3)
})

test('an outage is logged too, and a refusal has no request id', async () => {
  const { app, db, visitor, lines } = await start()
  const refused = await app.inject({ method: 'POST', url: contactsApi.send.url, payload: {} })
  expect(refused.headers['x-request-id']).toBeUndefined()
  expect(refused.json()).not.toHaveProperty('params')

  await db.destroy()
  const answer = await visitor.attempt(destinationsApi.list, {})

  if (answer.ok) throw new Error('It answered without a database.')
  const { params, code } = answer.failure
  expect([answer.status, code]).toEqual([503, 'unavailable'])
  expect(lines.map(({ reqId }) => reqId)).toContain(params?.request_id)
})
