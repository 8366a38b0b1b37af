import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi, type NewMessage } from '../../contract.ts'

const post = (payload: object) => ({ method: 'POST', url: '/api/messages/', payload }) as const

const send = (app: FastifyInstance, payload: object) => app.inject(post(payload))

async function statusesOf(times: number, call: (turn: number) => Promise<{ statusCode: number }>) {
  const counts: Record<number, number> = {}
  for (let turn = 0; turn < times; turn++) {
    const { statusCode } = await call(turn)
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  }
  return counts
}

test('limits a visitor to 60 messages a minute, with Retry-After', async () => {
  const { app } = await startTestApp()
  expect(await statusesOf(60, () => send(app, makeMessage()))).toEqual({ 201: 60 })

  const refused = await send(app, makeMessage())

  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(refused.json()).toMatchObject({ code: 'throttled' })
  expect((await send(app, makeMessage({ user_id: 'visitor-2' }))).statusCode).toBe(201)
})

test('counts refused messages too', async () => {
  const { app } = await startTestApp()
  const blank = makeMessage({ message: ' ' })
  expect(await statusesOf(60, () => send(app, blank))).toEqual({ 400: 60 })

  expect((await send(app, makeMessage())).statusCode).toBe(429)
})

test('counts messages with another visitor’s ID against the sender’s address only', async () => {
  const { app } = await startTestApp()
  const fromOurPages = { 'sec-fetch-site': 'same-origin' }
  const write = (headers: Record<string, string>, remoteAddress: string) =>
    app.inject({ ...post(makeMessage()), headers: { ...fromOurPages, ...headers }, remoteAddress })
  const first = await write({}, '127.0.0.2')
  const browser = { cookie: `chatOwner=${first.cookies[0]?.value}` }

  expect(await statusesOf(70, () => write({}, '127.0.0.3'))).toEqual({ 201: 60, 429: 10 })
  expect((await write({}, '127.0.0.2')).statusCode).toBe(201)
  expect((await write(browser, '127.0.0.2')).statusCode).toBe(201)
  expect(await statusesOf(70, () => write({}, '127.0.0.2'))).toEqual({ 403: 70 })

  expect(await statusesOf(60, () => write(browser, '127.0.0.2'))).toEqual({ 201: 59, 429: 1 })
  expect((await write(browser, '127.0.0.4')).statusCode).toBe(429)
})

test('limits an address to 600 messages a minute', async () => {
  const { app, administrator } = await startTestApp()
  expect(await statusesOf(600, () => send(app, {}))).toEqual({ 400: 600 })

  expect((await send(app, makeMessage())).statusCode).toBe(429)
  const body = makeAnswer()
  expect(await administrator.attempt(messagesApi.send, { body })).toMatchObject({ ok: true })
})

test('does not limit administrators', async () => {
  const { administrator } = await startTestApp({ config: { rateLimitFactor: 0.05 } })

  for (let turn = 0; turn < 65; turn++) {
    const body: NewMessage = makeAnswer({ message: `Answer ${turn}` })
    expect(await administrator.attempt(messagesApi.send, { body })).toMatchObject({ ok: true })
  }
})

test('limits an address to 1,200 message requests a minute', async () => {
  const { app } = await startTestApp()
  const read = () => app.inject('/api/messages/?user_id=visitor-1')
  expect(await statusesOf(1200, read)).toEqual({ 200: 1200 })

  expect((await read()).statusCode).toBe(429)
})

test('does not limit public lists', async () => {
  const { app } = await startTestApp({ config: { rateLimitFactor: 0.001 } })

  expect(await statusesOf(50, () => app.inject('/api/destinations/'))).toEqual({ 200: 50 })
})

test('multiplies limits by RATE_LIMIT_FACTOR', async () => {
  const { app } = await startTestApp({ config: { rateLimitFactor: 0.05 } })

  const statuses = await statusesOf(5, () => send(app, makeMessage()))

  expect(statuses).toEqual({ 201: 3, 429: 2 })
})
