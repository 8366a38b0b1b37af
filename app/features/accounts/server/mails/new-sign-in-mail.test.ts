import { expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer } from '#tests/start-mail-server.ts'
import { admin, forgetOld, startTestApp } from '#tests/test-app.ts'
import { waitForJobs } from '#tests/wait-for-jobs.ts'
import { accountsApi } from '../../contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const onPhone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36'
const onDesk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36'
const home = '203.0.113.9'

interface SignIn {
  from?: string
  browser?: string
  cookie?: string
}

/** Starts Sita's office behind a trusted proxy, with a mail server and no sign-in yet. */
async function start() {
  const mails = await startMailServer()
  const started = await startTestApp({ config: { ...mails.config, trustProxy: ['127.0.0.1'] } })
  const { app, db } = started
  await app.ready()
  await started.signIn()
  // What the helper did was not hers.
  await db.deleteFrom('sessions').execute()

  /** Signs in, and waits until all that follows is done; the mark that the browser gets. */
  async function enter({ from = home, browser = onPhone, cookie = '' }: SignIn = {}) {
    const headers = { 'x-forwarded-for': from, 'user-agent': browser, cookie }
    const payload = { username: admin.username, password: admin.password }
    const { method, url } = accountsApi.signIn
    const { statusCode, cookies } = await app.inject({ method, url, headers, payload })
    expect(statusCode).toBe(200)
    await waitForJobs(started)
    return `${cookies[0]?.name}=${cookies[0]?.value}`
  }
  return { ...started, received: mails.received, state: mails.state, enter }
}

/** Later, as the clock of the server sees it. */
function later(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  onTestFinished(() => void vi.useRealTimers())
}

test('mails about a sign-in from a new location, but not about the first one or known locations', async () => {
  const { received, enter } = await start()
  await enter()
  await enter()
  await enter({ browser: onPhone.replace('141', '142') })
  expect(received).toEqual([])

  await enter({ from: '198.51.100.7' })
  await enter({ from: '198.51.100.7' })
  expect(received).toMatchObject([{ to: [admin.email] }])
  expect(received[0]?.headers.subject).toMatch(/^New sign-in at /)
  expect(received[0]?.plain).toContain('Address: 198.51.100.7')
  expect(received[0]?.plain).toContain('Device: Chrome on Android')
  expect(received[0]?.plain).toContain('/admin/account')

  await enter({ browser: onDesk })
  expect(received).toHaveLength(2)
  expect(received[1]?.plain).toContain('Device: Chrome on Windows')
})

test('sends no mail for a browser that has signed in before, wherever it is', async () => {
  const { received, enter } = await start()
  const cookie = await enter()

  await enter({ from: '198.51.100.7', cookie })
  expect(received).toEqual([])
  await enter({ from: '198.51.100.8', cookie: `${cookie}0` })
  expect(received).toHaveLength(1)
})

test('remembers a location for 90 days, even if the session ends earlier', async () => {
  const { app, db, received, enter } = await start()
  const created_at = new Date(Date.now() - 400 * DAY_MS).toISOString()
  await db.updateTable('administrators').set({ created_at }).execute()
  const earlier = { id: '01900000-0000-7000-8000-000000000001', ended_at: null }
  const { id: administrator_id } = await db
    .selectFrom('administrators')
    .select('id')
    .executeTakeFirstOrThrow()
  const opened = new Date(Date.now() - 89 * DAY_MS).toISOString()
  const times = { created_at: opened, expires_at: opened }
  await db
    .insertInto('sessions')
    .values({ ...earlier, ...times, administrator_id, user_agent: onPhone, ip_address: home })
    .execute()
  await forgetOld(app)
  await enter()
  expect(received).toEqual([])

  later(91 * DAY_MS)
  await forgetOld(app)
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  await enter()
  expect(received).toHaveLength(1)
})

test('lets users sign in while the mail server is unreachable', async () => {
  const { state, received, enter } = await start()
  await enter()
  state.behaviour = { mail: '451 Later, please' }

  await enter({ from: '198.51.100.7' })
  expect(received).toEqual([])
  expect(state.attempts).toBe(1)
})

test('queues no job for a sign-in without a mail server', async () => {
  const { db, signIn } = await startTestApp()
  await signIn()
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
})
