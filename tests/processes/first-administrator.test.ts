import { expect, test } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { createClient, signIn } from './api-clients.ts'
import { createFolder, postgresSettings } from './databases.ts'
import { admin, adminSettings, runProgram, type Settings, startServer } from './server-process.ts'

test('a fresh start prints a one-time link to create the first administrator', async () => {
  const settings = { DATA_DIR: createFolder() }
  const { url, output, kill } = await startServer(settings)
  await expect.poll(() => output.stdout).toMatch(/\/setup#\S+\n/)
  const links = [...output.stdout.matchAll(/http:\S+\/setup#(\S+)\n/g)]
  expect(links).toHaveLength(1)
  const token = String(links[0]?.[1])
  const visitor = createClient(url)
  const setUp = (body: { token: string; username: string }) =>
    visitor.attempt(accountsApi.setUp, { body: { ...admin, ...body } })

  expect((await fetch(`${url}/setup`)).status).toBe(200)
  const guessed = await setUp({ token: 'x'.repeat(token.length), username: 'guesser' })
  expect(guessed).toMatchObject({ ok: false, status: 400 })
  const made = await setUp({ token, username: 'Sita' })
  expect(made).toMatchObject({ ok: true, value: { username: 'Sita' } })
  const again = await setUp({ token, username: 'Gita' })
  expect(again).toMatchObject({ ok: false, status: 404 })
  expect((await fetch(`${url}/setup`)).status).toBe(404)
  expect(await signIn(url, { ...admin, username: 'sita' })).toMatchObject({
    access: expect.any(String),
  })

  await kill('SIGTERM')
  const next = await startServer(settings)
  await next.kill('SIGTERM')
  expect(next.output.stdout).not.toContain('/setup')
})

test('a restart prints a new link and invalidates the old one', async () => {
  const settings = { DATA_DIR: createFolder() }
  const first = await startServer(settings)
  await first.kill('SIGTERM')
  const second = await startServer(settings)
  await expect.poll(() => second.output.stdout).toMatch(/\/setup#\S+\n/)
  const tokenOf = (stdout: string) => String(stdout.match(/\/setup#(\S+)\n/)?.[1])

  const { attempt } = createClient(second.url)
  const body = { ...admin, token: tokenOf(first.output.stdout) }
  expect(await attempt(accountsApi.setUp, { body })).toMatchObject({ ok: false, status: 400 })
  const renewed = { ...admin, token: tokenOf(second.output.stdout) }
  expect(await attempt(accountsApi.setUp, { body: renewed })).toMatchObject({ ok: true })
})

test('npm run administrator creates an administrator and resets a password', async () => {
  const settings = { DATA_DIR: createFolder() }
  const typed = (password: string) => `gita@office.example\n${password}\n`

  const made = await administrator('Gita', settings, typed('the-first-password'))
  expect(made).toMatchObject({ code: 0, stderr: '' })
  const { url } = await startServer({ ...settings, ...adminSettings })
  const session = await signIn(url, { username: 'gita', password: 'the-first-password' })
  const read = () => session.administrator.attempt(contactsApi.list, { querystring: {} })
  expect(await read()).toMatchObject({ ok: true })

  const reset = await administrator('Gita', settings, typed('the-second-password'))
  expect(reset).toMatchObject({ code: 0, stderr: '' })

  expect(await read()).toMatchObject({ ok: false, status: 401 })
  const { attempt } = createClient(url)
  const refreshed = await attempt(accountsApi.refresh, { body: { refresh: session.refresh } })
  expect(refreshed).toMatchObject({ ok: false, status: 401 })
  const forgotten = { username: 'gita', password: 'the-first-password' }
  expect(await attempt(accountsApi.signIn, { body: forgotten })).toMatchObject({ status: 401 })
  await signIn(url, { username: 'gita', password: 'the-second-password' })
  for (const { stdout } of [made, reset]) expect(stdout).not.toMatch(/the-(first|second)/)
})

test('npm run administrator refuses invalid input with a reason', async () => {
  const settings = { DATA_DIR: createFolder() }
  const away = postgresSettings('postgres://office:secret-of-the-office@127.0.0.1:1/office')
  const typed = 'gita@office.example\nlong-enough\n'
  const attempts = [
    [/Usage/, await administrator('', settings, '')],
    [/email/, await administrator('Gita', settings, 'nowhere\n')],
    [/8 to 200/, await administrator('Gita', settings, 'gita@office.example\nshort\n')],
    [/email/, await administrator('Gita', settings, '')],
    [/too common/, await administrator('Gita', settings, 'a@b.example\nPassword1\n')],
    [/too easy to guess/, await administrator('Gita', settings, 'a@b.example\ngantavya-1\n')],
    [
      /invisible characters/,
      await administrator('Gi\u200bta', settings, 'a@b.example\nrather-long-1\n'),
    ],
    [/PORT/, await administrator('Gita', { ...settings, PORT: 'abc' }, typed)],
    [/ECONNREFUSED/, await administrator('Gita', { ...settings, ...away }, typed)],
  ] as const

  for (const [reason, { code, stderr }] of attempts) {
    expect(code).toBe(1)
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toMatch(reason)
    expect(stderr).not.toContain('secret-of-the-office')
  }
})

function administrator(username: string, settings: Settings, typed: string) {
  return runProgram(['scripts/administrator.ts', username], settings, typed)
}
