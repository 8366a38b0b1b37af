import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { administratorsApi, ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { sendTo, startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'

// Disables the periodic check for ended sessions.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const gita = { username: 'Gita', email: 'gita@office.example', password: 'the-password-of-gita' }

/** Sita, an owner, and Gita, a branch counsellor with an open inbox. */
async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const started = await startTestApp(options)
  const { visitor, administrator, app, db } = started
  const { link, administrator: invited } = await administrator.call(administratorsApi.invite, {
    body: { username: gita.username, email: gita.email, role: 'counsellor' },
  })
  await visitor.call(accountsApi.choosePassword, {
    body: { token: link.token, password: gita.password },
  })
  const signIn = () => visitor.call(accountsApi.signIn, { body: gita })
  const tokens = await signIn()
  const url = await listen(app)
  const open = async (of = app, access = tokens.access) => {
    const address = of === app ? url : await listen(of)
    const headers = { authorization: `Bearer ${access}` }
    const stream = await readEvents(`${address}/api/conversations/stream/`, headers)
    await stream.takeEvents('hello')
    return stream
  }
  return {
    ...started,
    tokens,
    signIn,
    open,
    params: { id: invited.id },
    own: createApiClient(sendTo(app, { authorization: `Bearer ${tokens.access}` })),
    setStandingSilently: (values: { role?: 'editor'; branch?: string }) =>
      db.updateTable('administrators').set(values).where('id', '=', invited.id).execute(),
  }
}

type Started = Awaited<ReturnType<typeof start>>

/** All changes that revoke or change a right. */
const changes: Record<string, (started: Started) => Promise<unknown>> = {
  'signs out': ({ visitor, tokens: { refresh } }) =>
    visitor.call(accountsApi.signOut, { body: { refresh } }),
  'ends the session from another': async ({ own, app, signIn }) => {
    const [{ id = '' } = {}] = await own.call(ownAccountApi.listSessions, {})
    const { access } = await signIn()
    const other = createApiClient(sendTo(app, { authorization: `Bearer ${access}` }))
    await other.call(ownAccountApi.endSession, { params: { id } })
  },
  'is disabled': ({ administrator, params }) =>
    administrator.call(administratorsApi.disable, { params }),
  'gets another role': ({ administrator, params }) =>
    administrator.call(administratorsApi.setRole, { params, body: { role: 'viewer' } }),
  'is limited to own leads': ({ administrator, params }) =>
    administrator.call(administratorsApi.setRole, {
      params,
      body: { role: 'counsellor', lead_scope: 'own' },
    }),
  'gets another password by a link': async ({ administrator, visitor, params }) => {
    const { token } = await administrator.call(administratorsApi.makeLink, { params })
    const body = { token, password: 'another-password' }
    await visitor.call(accountsApi.choosePassword, { body })
  },
}

test.each(Object.entries(changes))(
  'the stream of somebody who %s ends with that',
  async (_, change) => {
    const started = await start()
    const stream = await started.open()

    await change(started)

    await stream.ended
  },
)

test('keeps streams of other sessions open', async () => {
  const started = await start()
  const { administrator, params, visitor, signIn } = started
  const own = await readEvents(
    `${started.app.listeningOrigin}/api/conversations/stream/`,
    await started.credentials(),
  )
  await own.takeEvents('hello')
  await signIn()

  await administrator.call(administratorsApi.disable, { params })

  await visitor.call(messagesApi.send, { body: makeMessage() })
  expect(await own.takeEvents('conversation')).toHaveLength(1)
})

test.each([{ role: 'editor' as const }, { branch: 'Pokhara' }])(
  'delivers nothing after the change %j, even if its signal was lost',
  async (values) => {
    const started = await start()
    const stream = await started.open()

    await started.setStandingSilently(values)
    await started.visitor.call(messagesApi.send, { body: makeMessage() })

    await stream.ended
    expect(stream.events.map(({ event }) => event)).toEqual(['hello'])
  },
)

// SQLite has one server only.
describe.skipIf(inject('sqliteFolder'))('with several servers', () => {
  test('ends a stream when access changes on another server', async () => {
    const started = await start()
    const { app } = await startTestApp({ address: started.address })
    const stream = await started.open(app)

    await started.administrator.call(administratorsApi.disable, { params: started.params })

    await stream.ended
  })
})
