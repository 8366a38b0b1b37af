import type { FastifyInstance } from 'fastify'
import { URI } from 'otpauth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { admin, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../contract.ts'
import { factorsApi, secondStepApi } from '../factors-contract.ts'
import { administratorsApi } from '../people-contract.ts'

const config = { trustProxy: ['127.0.0.1'] }
const MINUTE_MS = 60_000

interface From {
  from: string
  cookie?: string
}

async function post(app: FastifyInstance, url: string, payload: object, { from, cookie }: From) {
  const headers: Record<string, string> = { 'x-forwarded-for': from }
  if (cookie) headers.cookie = cookie
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  const [mark] = answer.cookies
  return { status: answer.statusCode, body: answer.json(), mark: `${mark?.name}=${mark?.value}` }
}

const enter = (app: FastifyInstance, password: string, from: From, username = admin.username) =>
  post(app, accountsApi.signIn.url, { username, password }, from)

const stranger = (turn: number) => ({ from: `198.51.100.${turn}` })

/** Wrong passwords from elsewhere, each from an address of its own. */
async function guess(app: FastifyInstance, times: number, username?: string) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) {
    statuses.push((await enter(app, 'wrong', stranger(turn), username)).status)
  }
  return statuses
}

function letPass(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS })
  onTestFinished(() => void vi.useRealTimers())
}

test('limits passwords, codes and recovery codes to 20 attempts an hour across all servers', async () => {
  const { app, address, administrator } = await startTestApp({ config })
  const { app: other } = await startTestApp({ config, address })
  const { address: secret } = await administrator.call(factorsApi.beginTotpSetup, {})
  const body = { code: URI.parse(secret).generate() }
  await administrator.call(factorsApi.confirmTotp, { body })
  expect(new Set(await guess(app, 10))).toEqual(new Set([401]))

  for (const [place, from, code] of [
    [app, stranger(20), '000000'],
    [other, stranger(21), 'aaaa-bbbb-cccc-dddd'],
  ] as const) {
    const asked = await enter(place, admin.password, from)
    const { challenge } = asked.body.params
    for (let turn = 0; turn < 5; turn++) {
      const shown = await post(place, secondStepApi.complete.url, { challenge, code }, from)
      expect(shown.status).toBe(400)
    }
  }

  for (const place of [app, other]) {
    const refused = await enter(place, admin.password, stranger(22))
    expect(refused).toMatchObject({ status: 429, body: { code: 'throttled' } })
    expect(refused.body.params.retry_after).toBeGreaterThan(58 * 60)
  }
  const { app: restarted } = await startTestApp({ config, address })
  expect(await enter(restarted, 'wrong', stranger(23))).toMatchObject({ status: 429 })
  letPass(61)
  expect(await enter(app, admin.password, stranger(24))).toMatchObject({ status: 401 })
})

test('counts a shared address apart from the user’s own browser', async () => {
  const { app, signIn } = await startTestApp({ config })
  await signIn()
  const home = { from: '203.0.113.8' }
  const work = { from: '203.0.113.9' }
  await enter(app, admin.password, home)
  const { mark: cookie } = await enter(app, admin.password, work)
  const guessAtBoth = async () => {
    for (let turn = 0; turn < 5; turn++) {
      expect(await enter(app, 'wrong', home)).toMatchObject({ status: 401 })
      expect(await enter(app, 'wrong', work)).toMatchObject({ status: 401 })
    }
  }
  await guessAtBoth()
  letPass(16)
  await guessAtBoth()
  letPass(16)

  for (const place of [home, work]) {
    expect(await enter(app, admin.password, place)).toMatchObject({ status: 429 })
    expect(await enter(app, admin.password, { ...place, cookie })).toMatchObject({ status: 200 })
  }
  expect(await enter(app, admin.password, stranger(1))).toMatchObject({ status: 200 })
})

test('keeps the browser’s own attempts independent of other addresses', async () => {
  const { app, signIn } = await startTestApp({ config })
  await signIn()
  const { mark: cookie } = await enter(app, admin.password, { from: '203.0.113.9' })
  await guess(app, 20)

  const away = { from: '192.0.2.1' }
  expect(await enter(app, admin.password, away)).toMatchObject({ status: 429 })
  expect(await enter(app, admin.password, { ...away, cookie })).toMatchObject({ status: 200 })

  const hers = [401, 401, 401, 401]
  for (let place = 0; place < 5; place++) {
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      statuses.push((await enter(app, 'wrong', { from: `192.0.2.${place + 10}`, cookie })).status)
    }
    expect(statuses).toEqual(hers)
  }
  expect(await enter(app, 'wrong', { ...away, cookie })).toMatchObject({ status: 429 })
})

test('keeps the attempts of a browser that has just set a password with a link', async () => {
  const { app, administrator } = await startTestApp({ config })
  const gita = { username: 'Gita', email: 'gita@office.example', role: 'editor' as const }
  const { link } = await administrator.call(administratorsApi.invite, { body: gita })
  await guess(app, 20, gita.username)
  const body = { token: link.token, password: 'walks to work' }
  const away = { from: '192.0.2.1' }
  const { mark: cookie } = await post(app, accountsApi.choosePassword.url, body, away)

  const tried = await enter(app, body.password, away, gita.username)
  expect(tried).toMatchObject({ status: 429 })
  const marked = await enter(app, body.password, { ...away, cookie }, gita.username)
  expect(marked).toMatchObject({ status: 200 })
})

test('allows no more attempts on unknown names than on existing ones', async () => {
  const { app, signIn } = await startTestApp({ config })
  await signIn()
  for (const name of ['nobody', admin.username]) {
    expect(await guess(app, 21, name)).toEqual([...Array(20).fill(401), 429])
  }
})
