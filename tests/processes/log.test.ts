import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { administratorsApi, ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { readEvents } from '#tests/read-events.ts'
import { createClient, signIn } from './api-clients.ts'
import { createFolder, emptyDatabases } from './databases.ts'
import { admin, adminSettings, startServer } from './server-process.ts'

test.each(emptyDatabases)('the log contains no personal data (%s)', async (_name, makeDatabase) => {
  const settings = { ...(await makeDatabase()), ...adminSettings, LOG_LEVEL: 'trace' }
  const { url, output, kill } = await startServer(settings)
  const user_id = randomUUID()
  const message = 'My father earns 40,000 a month'
  const contact = {
    name: 'Asha Gurung',
    email: 'asha@students.example',
    phone: '+977 980 1234567',
    message: 'My visa was refused twice',
  }
  const wrongPassword = 'not-the-right-password'
  const visitor = createClient(url)

  await visitor.call(messagesApi.send, { body: { user_id, sender: 'user', message } })
  await visitor.call(messagesApi.list, { querystring: { user_id } })
  const { takeEvents } = await readEvents(`${url}/api/messages/stream/?user_id=${user_id}`)
  await takeEvents('message')
  await visitor.call(messagesApi.unread, { querystring: { user_id } })
  await visitor.call(messagesApi.read, { body: { user_id, seq: 1 } })
  await visitor.call(messagesApi.presence, { body: { user_id, page: '/uk', is_typing: true } })
  await visitor.attempt(messagesApi.presence, { body: { user_id, page: 'uk' } })
  await visitor.call(contactsApi.send, { body: contact })
  await visitor.attempt(contactsApi.send, { body: { ...contact, phone: 'none' } })
  const body = { ...admin, password: wrongPassword }
  await visitor.attempt(accountsApi.signIn, { body })
  const mistaken = 'typed-where-the-name-belongs'
  for (const username of [mistaken, mistaken.toUpperCase()]) {
    await visitor.attempt(accountsApi.signIn, { body: { ...body, username } })
  }
  const { access, refresh, administrator } = await signIn(url)
  await administrator.call(conversationsApi.list, { querystring: { q: user_id } })
  await administrator.call(conversationsApi.typing, { params: { user_id } })
  await administrator.call(conversationsApi.read, { params: { user_id }, body: { seq: 1 } })
  const reply = { user_id, sender: 'admin', message: 'We shall help you' } as const
  await administrator.call(messagesApi.send, { body: reply })
  await visitor.attempt(messagesApi.send, { body: reply })
  await administrator.attempt(messagesApi.send, { body: { ...reply, sender: 'user' } })
  await visitor.attempt(accountsApi.refresh, { body: { refresh: `${refresh}x` } })
  await visitor.call(accountsApi.signOut, { body: { refresh } })
  await administrator.attempt(contactsApi.list, { querystring: { q: contact.name } })
  const { link, chosen } = await addAdministrator(url)
  await fetch(`${url}/api/messages/?user_id=${user_id}`, {
    method: 'POST',
    body: `{"${message}"`,
  })
  await fetch(`${url}/no-such-page?user_id=${user_id}&token=${access}`)
  await kill('SIGTERM')

  const log = output.stdout + output.stderr
  expect(log).toContain('contact received')
  const refused = log.split('\n').filter((line) => line.includes('sign-in refused'))
  expect(refused.map((line) => JSON.parse(line))).toMatchObject(
    Array(3).fill({ ip: '127.0.0.1', account: expect.stringMatching(/^[0-9a-f]{12}$/) }),
  )
  const [known, ...others] = refused.map((line) => JSON.parse(line).account)
  expect(others).toEqual([others[0], others[0]])
  expect(known).not.toBe(others[0])
  expect(log).toContain('/no-such-page')
  const entries = log.split('\n').flatMap((line) => (line.startsWith('{') ? JSON.parse(line) : []))
  expect(entries).toEqual(expect.arrayContaining(expectedEntries))
  const secrets = [
    access,
    refresh,
    admin.password,
    wrongPassword,
    mistaken,
    link.token,
    chosen,
    user_id,
    message,
    reply.message,
  ]
  for (const secret of [...secrets, ...Object.values(contact)]) expect(log).not.toContain(secret)
  for (const part of access.split('.')) expect(log).not.toContain(part)
})

const commonFields = { time: expect.any(Number), ip: '127.0.0.1' }
const person = expect.stringMatching(/^[0-9a-f-]{36}$/)

/** The sign-ins, sign-outs and refusals. */
const expectedEntries = [
  { ...commonFields, msg: 'signed in', by: person, route: '/api/token/' },
  { ...commonFields, msg: 'signed out', by: person },
  {
    ...commonFields,
    msg: 'request rejected',
    statusCode: 401,
    code: 'token_not_valid',
    route: '/api/contacts/',
  },
  {
    ...commonFields,
    msg: 'request rejected',
    statusCode: 403,
    method: 'POST',
    route: '/api/messages/',
  },
  { ...commonFields, msg: 'request rejected', statusCode: 403, by: person },
  {
    ...commonFields,
    msg: 'request rejected',
    statusCode: 400,
    method: 'POST',
    route: '/api/contacts/',
  },
].map((entry) => expect.objectContaining(entry))

test('requests cannot forge log lines, and refusals are not logged as errors', async () => {
  const settings = { DATA_DIR: createFolder(), ...adminSettings, LOG_LEVEL: 'info' }
  const { url, output, kill } = await startServer(settings)
  const forged = '%0A{"level":60,"msg":"forged"}%0D%0Aforged%1B[2J'
  const targets = [
    `/__manifest?version=x&paths=/%25ZZ${forged}`,
    `/%25ZZ${forged}`,
    `/nothing${forged}`,
    `/%ZZ${forged}`,
    `/canada${forged}.data`,
    `/canada.data?_routes=${forged}`,
    `/login?${forged}`,
    `/api/%25ZZ${forged}`,
    `/media/${forged}`,
    `http://evil.example/${forged}`,
  ]

  for (const target of targets) {
    for (const method of ['GET', 'POST']) {
      const answer = await sendRequest(url, method, target, { 'x-forged': 'a', cookie: forged })
      expect([target, answer]).toEqual([target, expect.toBeOneOf([200, 400, 404, 405])])
    }
  }
  for (const origin of ['https://evil.example', 'null', `nonsense ${forged}`]) {
    expect(await sendRequest(url, 'POST', '/contact', { origin })).toBe(403)
    expect(await sendRequest(url, 'POST', '/contact.data', { origin })).toBe(405)
  }
  await kill('SIGTERM')

  expect(output.stderr).toBe('')
  const lines = output.stdout.split('\n').filter((line) => line && !line.startsWith('Gantavya is'))
  const entries = lines.map((line) => JSON.parse(line))
  expect(entries).toContainEqual(expect.objectContaining({ msg: 'page not found' }))
  for (const entry of entries) {
    expect(entry).toMatchObject({ pid: expect.any(Number), level: expect.toBeOneOf([30, 40]) })
    expect(entry).not.toHaveProperty('err')
    expect(entry.msg).not.toContain('forged')
  }
})

/** Returns the status of a request with exactly this path. */
async function sendRequest(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
) {
  const { hostname: host, port } = new URL(url)
  const clientRequest = request({ host, port, method, path, headers }).end()
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

/** Invites a person, who sets a password and changes it. */
async function addAdministrator(url: string) {
  const chosen = 'chosen-by-another-user'
  const { administrator } = await signIn(url)
  const body = { username: 'Gita', email: 'gita@office.example', role: 'owner' as const }
  const { link } = await administrator.call(administratorsApi.invite, { body })
  const { token } = link
  await createClient(url).call(accountsApi.passwordLink, { body: { token } })
  await createClient(url).call(accountsApi.choosePassword, { body: { token, password: chosen } })
  const gita = await signIn(url, { username: 'Gita', password: chosen })
  await gita.administrator.call(ownAccountApi.changePassword, {
    body: { current_password: chosen, new_password: `${chosen}-again` },
  })
  return { link, chosen }
}
