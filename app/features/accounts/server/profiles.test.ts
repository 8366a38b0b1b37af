import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { addColleague } from '#tests/notification-app.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../contract.ts'
import { administratorsApi, ownAccountApi } from '../people-contract.ts'

const profile = { full_name: 'Dr. Sita Kumari Rai', photo: '', languages: 'Nepali, English' }

test('visitors see the first name of whoever replies, and never the username', async () => {
  const { administrator, visitor } = await startTestApp()
  const user_id = 'visitor-asha'
  await visitor.call(messagesApi.send, { body: { user_id, sender: 'user', message: 'Hello' } })
  const reply = { user_id, sender: 'admin' as const, message: 'Welcome' }
  await administrator.call(messagesApi.send, { body: reply })
  const read = () => visitor.call(messagesApi.list, { querystring: { user_id } })
  const before = await read()
  expect(before[1]).not.toHaveProperty('answered_by')

  const changed = await administrator.call(ownAccountApi.changeProfile, { body: profile })
  expect(changed).toEqual({ ...profile, language: 'en' })

  await expect.poll(async () => (await read())[1]?.answered_by).toEqual({ name: 'Sita', photo: '' })
  const [question] = await read()
  expect(question).not.toHaveProperty('answered_by')
  expect(JSON.stringify(await read())).not.toMatch(/Kumari|Rai|author|"Sita\b.*username/)
  // The office sees the full name.
  const [, seen] = await administrator.call(messagesApi.list, { querystring: { user_id } })
  expect(seen?.author?.name).toBe(profile.full_name)

  for (const [full_name, name] of [
    ['डा. आशा गुरुङ', 'आशा'],
    ['श्रीमती सीता थापा', 'सीता'],
    ['प्रा. डा. हरि शर्मा', 'हरि'],
    ['Shri Ram Thapa', 'Ram'],
  ] as const) {
    await administrator.call(ownAccountApi.changeProfile, { body: { ...profile, full_name } })
    await expect.poll(async () => (await read())[1]?.answered_by?.name).toBe(name)
  }

  const without = { ...profile, full_name: '' }
  await administrator.call(ownAccountApi.changeProfile, { body: without })
  await expect.poll(async () => (await read())[1]).not.toHaveProperty('answered_by')
})

test('owners set the profiles of others, which lists show and the audit log records', async () => {
  const { db, administrator } = await startTestApp()
  const id = await addColleague(db, 'Binod')

  const changed = await administrator.call(administratorsApi.changeProfile, {
    params: { id },
    body: profile,
  })

  expect(changed).toMatchObject({ username: 'Binod', ...profile })
  const colleagues = await administrator.call(administratorsApi.listNames, {})
  expect(colleagues.find((each) => each.id === id)).toMatchObject(profile)
  const [entry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(entry).toMatchObject({
    subject: 'administrator',
    subject_name: 'Binod',
    before: { full_name: '', languages: '' },
    after: { full_name: profile.full_name, languages: profile.languages },
  })
  const account = await administrator.call(ownAccountApi.read, {})
  expect(account).toMatchObject({ username: admin.username, full_name: '', photo: '' })
  const unknown = { id: '01900000-0000-7000-8000-000000000001' }
  expect(
    await administrator.attempt(administratorsApi.changeProfile, {
      params: unknown,
      body: profile,
    }),
  ).toMatchObject({ status: 404 })
  const tooLong = { full_name: 'x'.repeat(101), photo: 'photo', languages: 'x'.repeat(121) }
  const refused = await administrator.attempt(ownAccountApi.changeProfile, { body: tooLong })
  expect(Object.keys(refused.ok ? {} : (refused.failure.fields ?? {})).sort()).toEqual([
    'full_name',
    'languages',
    'photo',
  ])
})

test('people choose the language of the back office, which their next tokens name', async () => {
  const { administrator, visitor, signIn } = await startTestApp()
  const { refresh } = await signIn()
  const readLanguage = async () => {
    const { access } = await visitor.call(accountsApi.refresh, { body: { refresh } })
    const [, payload = ''] = access.split('.')
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).language
  }
  expect(await readLanguage()).toBe('en')

  const body = { ...profile, language: 'ne' as const }
  expect(await administrator.call(ownAccountApi.changeProfile, { body })).toEqual(body)

  expect(await readLanguage()).toBe('ne')
  expect(await administrator.call(ownAccountApi.read, {})).toMatchObject({ language: 'ne' })
  // Left out, it stays.
  await administrator.call(ownAccountApi.changeProfile, { body: profile })
  expect(await readLanguage()).toBe('ne')
  const hindi = { ...profile, language: 'hi' as const }
  expect(await administrator.attempt(ownAccountApi.changeProfile, { body: hindi })).toMatchObject({
    status: 400,
    failure: { problems: { language: { code: 'no_office_language' } } },
  })
})
