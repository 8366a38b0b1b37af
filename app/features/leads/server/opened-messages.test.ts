import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { startTestApp } from '#tests/test-app.ts'
import { leadsApi } from '../contract.ts'
import { type GuardianChange, guardiansApi } from '../guardians-contract.ts'
import { mergeApi } from '../merge-contract.ts'
import { messagesApi } from '../messages-contract.ts'

test('the timeline records a message opened in another app, which does not count as a reply', async () => {
  const { administrator, visitor } = await startTestApp()
  await visitor.call(contactsApi.send, { body: makeContact({ phone: '980-0000000' }) })
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  const params = { id: lead?.id ?? '' }
  const body = {
    channel: 'whatsapp',
    text: 'Dear Asha,\nplease come.',
    template: 'Invitation',
  } as const

  const activity = await administrator.call(messagesApi.recordOpened, { params, body })
  await administrator.call(messagesApi.recordOpened, {
    params,
    body: { channel: 'email', text: 'Hello' },
  })

  expect(activity).toMatchObject({ kind: 'opened', text: body.text, by: 'Sita' })
  const found = await administrator.call(leadsApi.find, { params })
  expect(found.timeline).toMatchObject([
    { text: 'Hello', after: { opened_in: 'email' } },
    { text: body.text, after: { opened_in: 'whatsapp', template: 'Invitation' } },
    { kind: 'enquiry' },
  ])
  expect(found.awaiting_reply_since).not.toBeNull()
  expect(found.whatsapp).toEqual([{ phone: '980-0000000', digits: '9779800000000' }])
  const [auditEntry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntry).toMatchObject({
    action: 'changed',
    subject: 'lead',
    subject_name: 'Asha Gurung',
  })

  const attempt = (overrides: object) =>
    administrator.attempt(messagesApi.recordOpened, { params, body: { ...body, ...overrides } })
  expect(await attempt({ channel: 'email', text: ' ' })).toMatchObject({
    status: 400,
    failure: { fields: { text: 'Please enter a message.' } },
  })
  expect(await attempt({ channel: 'pigeon' })).toMatchObject({ status: 400 })
  expect((await administrator.call(leadsApi.find, { params })).timeline).toHaveLength(3)
})

test('WhatsApp is opened on the phone of each guardian, also of a merged lead', async () => {
  const { administrator, add, find } = await startLeadApp()
  const { id } = await add({ name: 'Asha Example', phone: '9800000001' })
  const other = await add({ name: 'Asha Sample', phone: '9800000002' })
  const addGuardian = (lead: string, body: GuardianChange) =>
    administrator.call(guardiansApi.add, { params: { id: lead }, body })
  await addGuardian(id, { name: 'Hari Example', phone: '9841000003' })
  await addGuardian(id, { name: 'Gita Example', phone: '9841000004' })
  await addGuardian(other.id, { name: 'Laxmi Sample', phone: '9841000005' })
  const body = { other_id: other.id, fields: [] }
  await administrator.call(mergeApi.merge, { params: { id }, body })

  const { whatsapp } = await find(id)
  expect(whatsapp).toHaveLength(5)
  for (const { phone } of whatsapp) {
    const opened = { channel: 'whatsapp' as const, text: '', phone }
    await administrator.call(messagesApi.recordOpened, { params: { id }, body: opened })
  }
  const { timeline } = await find(id)
  expect(timeline.filter(({ kind }) => kind === 'opened')).toHaveLength(5)
})

test('WhatsApp is opened without a text on a phone of the lead or its guardian', async () => {
  const { administrator, add, change, find } = await startLeadApp()
  const { id } = await add({ name: 'Asha Example', phone: '9800000001, 01-5550100' })
  await change(id, { guardian_phone: '+61 412 345 678' })
  const attempt = (phone: string) =>
    administrator.attempt(messagesApi.recordOpened, {
      params: { id },
      body: { channel: 'whatsapp', text: '', phone },
    })

  expect((await find(id)).whatsapp).toEqual([
    { phone: '9800000001', digits: '9779800000001' },
    { phone: '01-5550100', digits: '97715550100' },
    { phone: '+61 412 345 678', digits: '61412345678' },
  ])
  expect(await attempt('+61 412 345 678')).toMatchObject({ ok: true })
  const gone = 'This lead no longer has this phone number. Choose another one.'
  expect(await attempt('9800000002')).toMatchObject({
    status: 400,
    failure: { fields: { phone: gone } },
  })
  const [opened, ...others] = (await find(id)).timeline
  expect(opened).toMatchObject({
    kind: 'opened',
    text: '',
    after: { opened_in: 'whatsapp', phone: '+61 412 345 678' },
  })
  expect(others.some(({ kind }) => kind === 'opened')).toBe(false)
})
