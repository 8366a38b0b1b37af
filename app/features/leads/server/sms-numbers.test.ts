import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { createAdministrator } from '#tests/create-administrator.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { guardiansApi } from '../guardians-contract.ts'
import { mergeApi } from '../merge-contract.ts'
import { type SmsFormat, type SmsRecipients, smsApi } from '../sms-contract.ts'

/** Adds leads with a mobile number, two numbers, none, only a landline and a number abroad. */
async function start() {
  const started = await startLeadApp()
  const { administrator, add, change } = started
  const asha = await add({ name: 'Asha Example', phone: '01-5550100, 980-0000001' })
  const binod = await add({ name: 'Binod Example', phone: '+977 980 000 0002' })
  const nobody = await add({ name: 'Chandra Example', email: 'chandra@student.example' })
  const landline = await add({ name: 'Deepa Example', phone: '01-5550101' })
  const abroad = await add({ name: 'Esha Example', phone: '+61 412 345 678' })
  const brother = await add({ name: 'Firoz Example' })
  await change(brother.id, { phones: ['९८०००००००१'] })
  const ids = [asha, binod, nobody, landline, abroad, brother].map(({ id }) => id)
  const attempt = (body: { ids: string[]; format: SmsFormat; recipients?: SmsRecipients }) =>
    administrator.attempt(smsApi.exportNumbers, { body })
  return { ...started, ids, attempt }
}

test('exports mobile numbers once, in the form of the provider, and lists who has none', async () => {
  const { ids, attempt, find, administrator } = await start()
  const [asha = '', , nobody = '', landline = '', abroad = ''] = ids
  const before = await Promise.all(ids.map(find))

  const none = [
    { id: nobody, name: 'Chandra Example', reason: 'no_mobile' },
    { id: landline, name: 'Deepa Example', reason: 'no_mobile' },
  ]
  const inNepal = { id: abroad, name: 'Esha Example', reason: 'abroad' }
  expect(await attempt({ ids: [...ids, asha.toUpperCase()], format: 'national' })).toMatchObject({
    value: {
      numbers: [
        { number: '9800000001', name: 'Asha Example' },
        { number: '9800000002', name: 'Binod Example' },
      ],
      repeated: 1,
      left_out: [...none, inNepal],
    },
  })
  const numbersOf = async (format: SmsFormat) => {
    const result = await attempt({ ids, format })
    return result.ok && result.value.numbers.map(({ number }) => number)
  }
  expect(await numbersOf('digits')).toEqual(['9779800000001', '9779800000002', '61412345678'])
  expect(await numbersOf('international')).toEqual([
    '+9779800000001',
    '+9779800000002',
    '+61412345678',
  ])

  const after = await Promise.all(ids.map(find))
  const countExports = after.map(
    ({ timeline }) => timeline.filter(({ kind }) => kind === 'sms_export').length,
  )
  expect(countExports).toEqual([3, 3, 0, 0, 2, 3])
  expect(after[0]?.timeline[0]).toMatchObject({ kind: 'sms_export', by: 'Sita' })
  const lastActivity = before.map(({ last_activity_at }) => last_activity_at)
  expect(after.map(({ last_activity_at }) => last_activity_at)).toEqual(lastActivity)
  const log = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'lead_numbers' },
  })
  expect(log.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['exported', '3'],
    ['exported', '3'],
    ['exported', '2'],
  ])
})

test('exports the numbers of guardians, or of students and guardians', async () => {
  const { administrator, add, attempt } = await start()
  const sita = await add({ name: 'Sita Example', phone: '9800000011' })
  const ram = await add({ name: 'Ram Example' })
  const alone = await add({ name: 'Tara Example', phone: '9800000012' })
  const addGuardian = (id: string, name: string, phone: string) =>
    administrator.call(guardiansApi.add, { params: { id }, body: { name, phone } })
  await addGuardian(sita.id, 'Gita Example', '+61 412 345 679')
  for (const { id } of [sita, ram]) await addGuardian(id, 'Hari Example', '9800000013')
  const ids = [sita, ram, alone].map(({ id }) => id)
  const exportTo = async (recipients: SmsRecipients) => {
    const { value } = (await attempt({ ids, format: 'national', recipients })) as {
      value?: { numbers: { number: string; name: string }[]; repeated: number; left_out: object[] }
    }
    const numbers = value?.numbers.map(({ number, name }) => `${number} ${name}`)
    return [numbers, value?.repeated, value?.left_out.length]
  }
  expect(await exportTo('students')).toEqual([
    ['9800000011 Sita Example', '9800000012 Tara Example'],
    0,
    1,
  ])
  expect(await exportTo('guardians')).toEqual([['9800000013 Hari Example'], 1, 1])
  expect(await exportTo('both')).toEqual([
    ['9800000011 Sita Example', '9800000013 Hari Example', '9800000012 Tara Example'],
    1,
    0,
  ])
  const body = { other_id: ram.id, fields: [] }
  await administrator.call(mergeApi.merge, { params: { id: alone.id }, body })
  expect(await exportTo('guardians')).toEqual([['9800000013 Hari Example'], 1, 0])
})

test('exports only leads that the caller may view, and records nothing without numbers', async () => {
  const started = await start()
  const { ids, find, administrator } = started
  const maya = await createAdministrator(started, 'Maya', { lead_scope: 'own' })

  expect(await maya.client.call(smsApi.exportNumbers, { body: { ids, format: 'digits' } })).toEqual(
    {
      numbers: [],
      repeated: 0,
      left_out: [],
    },
  )
  const { timeline } = await find(ids[0] ?? '')
  expect(timeline.some(({ kind }) => kind === 'sms_export')).toBe(false)
  const log = { querystring: { subject: 'lead_numbers' } }
  expect(await administrator.call(auditLogApi.list, log)).toEqual([])
})

test('exports at most 1,000 leads in a known form, after a confirmed identity', async () => {
  const { ids, attempt, db } = await start()
  const [id = ''] = ids
  const refused = { status: 400, failure: { fields: expect.anything() } }
  expect(await attempt({ ids: [], format: 'digits' })).toMatchObject(refused)
  expect(await attempt({ ids: ['unknown'], format: 'digits' })).toMatchObject(refused)
  expect(await attempt({ ids, format: 'fax' as SmsFormat })).toMatchObject(refused)
  const recipients = 'all' as SmsRecipients
  expect(await attempt({ ids, format: 'digits', recipients })).toMatchObject(refused)
  const many = Array.from({ length: 1001 }, () => id)
  expect(await attempt({ ids: many, format: 'digits' })).toMatchObject(refused)
  expect(await attempt({ ids: many.slice(1), format: 'digits' })).toMatchObject({ ok: true })

  const created_at = new Date(Date.now() - 11 * 60_000).toISOString()
  await db.updateTable('sessions').set({ created_at }).execute()
  expect(await attempt({ ids, format: 'digits' })).toMatchObject({
    status: 403,
    failure: { code: 'reauthentication_required' },
  })
})
