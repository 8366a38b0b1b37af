import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { admin, startTestApp } from '#tests/test-app.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Where a test has to wait: every limit is so much wider, and what is spaced so much closer. */
const HURRIED = 5
const SPACING_MS = 5000 / HURRIED

interface Try {
  username?: string
  password?: string
  /** Whom the trusted proxy names as the caller. */
  from?: string
  cookie?: string
}

/** The server behind a trusted proxy, with its administrator, who has not signed in yet. */
async function startBehindProxy(rateLimitFactor = 1) {
  const config = { trustProxy: ['127.0.0.1'], rateLimitFactor }
  const { app, signIn } = await startTestApp({ config })
  await signIn()
  return app
}

async function trySignIn(
  app: FastifyInstance,
  { from = '203.0.113.1', cookie = '', ...given }: Try = {},
) {
  const { statusCode, headers, cookies, json } = await app.inject({
    method: 'POST',
    url: '/api/token/',
    headers: { 'x-forwarded-for': from, cookie },
    payload: { username: admin.username, password: 'wrong', ...given },
  })
  const retryAfter = Number(headers['retry-after'])
  const [mark] = cookies
  return { status: statusCode, retryAfter, body: json(), mark: `${mark?.name}=${mark?.value}` }
}

async function repeat(times: number, app: FastifyInstance, make: (turn: number) => Try) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) statuses.push((await trySignIn(app, make(turn))).status)
  return statuses
}

test('refuses the correct password after 5 wrong ones, and returns the delay', async () => {
  const app = await startBehindProxy()
  expect(await repeat(5, app, () => ({}))).toEqual([401, 401, 401, 401, 401])

  const refused = await trySignIn(app, { password: admin.password })

  expect(refused.status).toBe(429)
  expect(refused.retryAfter).toBeGreaterThan(14 * 60)
  expect(refused.retryAfter).toBeLessThanOrEqual(15 * 60)
  expect(refused.body).toEqual({
    detail: 'Too many requests. Please try again in 15 minutes.',
    code: 'throttled',
    params: { retry_after: refused.retryAfter },
  })
})

test('counts other spellings of the name for the same account', async () => {
  const app = await startBehindProxy()
  await repeat(5, app, (turn) => ({ username: turn % 2 ? 'SITA' : 'sita' }))

  for (const username of ['siTa', 'Ｓita', 'Sｉta', '𝐒ita', 'Si\u200bta', 'Sita\u{e0101}']) {
    expect(await trySignIn(app, { username })).toMatchObject({ status: 429 })
  }
})

test.each(['Sita', 'Nobody'])('counts guesses at %s together, in any spelling', async (name) => {
  const app = await startBehindProxy()
  const start = name.charCodeAt(0)
  const spellings = [name, String.fromCodePoint(start + 0xfee0) + name.slice(1)]
  spellings.push(String.fromCodePoint(0x1d400 + start - 65) + name.slice(1))
  spellings.push(`${name}\ufe0f`, name.toUpperCase())

  const statuses = await repeat(21, app, (turn) => ({
    username: spellings[turn % spellings.length],
    from: `203.0.113.${turn + 10}`,
  }))

  expect(statuses).toEqual([...Array(20).fill(401), 429])
  const kept = await app.db.selectFrom('security_attempts').select('account').distinct().execute()
  expect(kept).toHaveLength(1)
})

test('accepts the correct password again after 15 minutes', async () => {
  const app = await startBehindProxy()
  await repeat(5, app, () => ({}))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 })

  expect(await trySignIn(app, { password: admin.password })).toMatchObject({ status: 200 })
})

test('does not count correct passwords', async () => {
  const app = await startBehindProxy()

  const statuses = await repeat(25, app, () => ({ password: admin.password }))

  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('keeps counting earlier wrong passwords after a correct one', async () => {
  const app = await startBehindProxy(HURRIED)
  await repeat(5 * HURRIED - 1, app, () => ({}))
  await trySignIn(app, { password: admin.password })

  await trySignIn(app)
  const tries = await Promise.all(Array.from({ length: 4 }, () => trySignIn(app)))

  expect(tries.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429])
})

test('applies the limit to parallel attempts', async () => {
  const app = await startBehindProxy()

  const tries = await Promise.all(Array.from({ length: 30 }, () => trySignIn(app)))

  expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(25)
})

test('limits an address to 20 attempts, for any names', async () => {
  const app = await startBehindProxy()

  const statuses = await repeat(21, app, (turn) => ({ username: `name ${turn}` }))

  expect(statuses).toEqual([...Array(20).fill(401), 429])
  expect(await trySignIn(app, { from: '203.0.113.2', username: 'name' })).toMatchObject({
    status: 401,
  })
})

test('counts all addresses of an IPv6 network as one', async () => {
  const app = await startBehindProxy()

  const statuses = await repeat(21, app, (turn) => ({
    username: `name ${turn}`,
    from: `2001:db8:0:7:${turn}::1`,
  }))

  expect(statuses).toEqual([...Array(20).fill(401), 429])
  expect(await trySignIn(app, { from: '2001:db8:0:8::1' })).toMatchObject({ status: 401 })
})

test('limits an account to 20 attempts, from any addresses', async () => {
  const app = await startBehindProxy()

  const statuses = await repeat(21, app, (turn) => ({ from: `198.51.100.${turn}` }))

  expect(statuses).toEqual([...Array(20).fill(401), 429])
  const elsewhere = { from: '198.51.100.99', password: admin.password }
  expect(await trySignIn(app, elsewhere)).toMatchObject({ status: 429 })
})

test('keeps a known address open despite attempts from other addresses', async () => {
  const app = await startBehindProxy()
  const atWork = { from: '203.0.113.9', password: admin.password }
  await trySignIn(app, atWork)

  await repeat(25, app, (turn) => ({ from: `198.51.100.${turn}` }))

  expect(await trySignIn(app, atWork)).toMatchObject({ status: 200 })
})

test('keeps a known address open despite attempts on other names', async () => {
  const app = await startBehindProxy()
  const atWork = { from: '203.0.113.9', password: admin.password }
  await trySignIn(app, atWork)

  const statuses = await repeat(25, app, (turn) => ({ ...atWork, username: `name ${turn}` }))

  expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)])
  expect(await trySignIn(app, atWork)).toMatchObject({ status: 200 })
})

test('keeps a known address open despite attempts on the same name from there', async () => {
  const app = await startBehindProxy()
  const atWork = { from: '203.0.113.9', password: admin.password }
  await trySignIn(app, atWork)
  await repeat(5, app, () => ({ from: atWork.from }))

  expect(await trySignIn(app, atWork)).toMatchObject({ status: 200 })
  expect(await trySignIn(app, { from: '203.0.113.8' })).toMatchObject({ status: 401 })
})

/** At an address that her account knows, all wrong tries that are free are used up. */
async function startGuessedAtWork() {
  const app = await startBehindProxy(HURRIED)
  const atWork = { from: '203.0.113.9', password: admin.password }
  const { mark } = await trySignIn(app, atWork)
  await repeat(5 * HURRIED, app, () => ({ from: atWork.from }))
  const guessAtOnce = (times: number) => {
    // However long a busy machine takes to receive them, all come at one moment.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    return Array.from({ length: times }, () => trySignIn(app, { from: atWork.from }))
  }
  return { app, atWork, mark, guessAtOnce }
}

test('delays attempts at a known address one by one, with at most two waiting', async () => {
  const { app, atWork, guessAtOnce } = await startGuessedAtWork()
  const begun = performance.now()

  const tries = await Promise.all(guessAtOnce(5))
  vi.useRealTimers()

  expect(tries.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429])
  expect(performance.now() - begun).toBeGreaterThan(2 * SPACING_MS - 50)
  expect(tries.find(({ status }) => status === 429)?.retryAfter).toBe((3 * SPACING_MS) / 1000)
  expect(await trySignIn(app, atWork)).toMatchObject({ status: 200 })
})

test('does not delay a marked browser behind guesses from its address', async () => {
  const { app, atWork, mark, guessAtOnce } = await startGuessedAtWork()
  const guesses = guessAtOnce(5)
  // The first may have its answer before the last has come: only who is refused shows that two wait.
  const refused = guesses.map(async (guess) => expect(await guess).toMatchObject({ status: 429 }))
  await Promise.any(refused)

  expect(await trySignIn(app, atWork)).toMatchObject({ status: 429 })
  expect(await trySignIn(app, { ...atWork, cookie: `${mark}0` })).toMatchObject({ status: 429 })
  expect(await trySignIn(app, { ...atWork, cookie: mark })).toMatchObject({ status: 200 })
  await Promise.all(guesses)
})

test('ignores a browser mark at an address without a sign-in', async () => {
  const app = await startBehindProxy()
  const { mark } = await trySignIn(app, { password: admin.password })
  // 256 bits, so that it cannot be guessed.
  expect(mark).toMatch(/^signedInBefore=[\w-]{43}$/)
  const elsewhere = { from: '203.0.113.8' }
  await repeat(5, app, () => elsewhere)

  const refused = await trySignIn(app, { ...elsewhere, cookie: mark, password: admin.password })

  expect(refused.status).toBe(429)
})

test('treats an address as unknown a month after the last sign-in', async () => {
  const app = await startBehindProxy()
  const atWork = { from: '203.0.113.9', password: admin.password }
  await trySignIn(app, atWork)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60_000 })

  await repeat(20, app, (turn) => ({ from: atWork.from, username: `name ${turn}` }))

  expect(await trySignIn(app, atWork)).toMatchObject({ status: 429 })
})

test('ignores forwarded addresses without a trusted proxy', async () => {
  const { app, signIn } = await startTestApp()
  await signIn()

  const statuses = await repeat(6, app, (turn) => ({
    username: 'nobody',
    from: `198.51.100.${turn}`,
  }))

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})
