import { expect, test } from 'vitest'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { createAdministrator } from '#tests/create-administrator.ts'
import { startTestApp } from '#tests/test-app.ts'
import { firstStepsApi, stepNames } from '../first-steps-contract.ts'

type Client = Awaited<ReturnType<typeof startTestApp>>['administrator']

const listDone = async (client: Client) =>
  (await client.call(firstStepsApi.read, {})).steps.flatMap(({ name, is_done }) =>
    is_done ? name : [],
  )

test('every first step has a feature that knows whether it is done', async () => {
  const { app } = await startTestApp()

  expect(app.firstSteps.map(({ name }) => name).toSorted()).toEqual([...stepNames].toSorted())
})

test('a step is done as soon as the data show it', async () => {
  const started = await startTestApp({ withFirstContent: true })
  const { administrator, db } = started

  const { steps, is_hidden } = await administrator.call(firstStepsApi.read, {})
  expect(steps.map(({ name }) => name)).toEqual(stepNames)
  expect(is_hidden).toBe(false)
  const before = await listDone(administrator)
  expect(before).not.toContain('people')
  expect(before).not.toContain('backup_copy')
  expect(before).not.toContain('mail')
  expect(before).not.toContain('second_factor')

  await createAdministrator(started, 'Binod', { role: 'editor' })
  await db
    .insertInto('audit_log')
    .values({
      id: '01900000-0000-7000-8000-0000000000aa',
      created_at: '2026-11-27T00:00:00.000Z',
      administrator_id: 'a',
      administrator_name: 'Sita',
      action: 'exported',
      subject: 'backup',
      subject_id: 'a',
      subject_name: 'a',
      before: '{}',
      after: '{}',
    })
    .execute()
  const after = await listDone(administrator)
  expect(after).toContain('people')
  expect(after).toContain('backup_copy')
})

test('an account that is disabled does not count as invited', async () => {
  const started = await startTestApp()
  const { administrator } = started
  const { id } = await createAdministrator(started, 'Binod', { role: 'editor' })
  expect(await listDone(administrator)).toContain('people')

  await started.db
    .updateTable('administrators')
    .set({ disabled_at: '2026-11-27T00:00:00.000Z' })
    .where('id', '=', id)
    .execute()
  expect(await listDone(administrator)).not.toContain('people')
  expect(await administrator.call(administratorsApi.list, {})).toHaveLength(2)
})

test('each role sees only the steps that it may do', async () => {
  const started = await startTestApp()
  const editor = await createAdministrator(started, 'Editor', { role: 'editor' })
  const viewer = await createAdministrator(started, 'Viewer', { role: 'viewer' })

  const readNames = async ({ client }: typeof editor) => {
    const { steps, example_data } = await client.call(firstStepsApi.read, {})
    expect(example_data).toBeUndefined()
    return steps.map(({ name }) => name)
  }
  expect(await readNames(editor)).toEqual(['second_factor', 'facts', 'pictures'])
  expect(await readNames(viewer)).toEqual(['second_factor'])
})

test('hiding the first steps applies to the whole office, and is recorded', async () => {
  const started = await startTestApp()
  const { administrator } = started
  const editor = await createAdministrator(started, 'Editor', { role: 'editor' })
  const isHidden = async (client: Client) => (await client.call(firstStepsApi.read, {})).is_hidden

  await administrator.call(firstStepsApi.hide, {})
  await administrator.call(firstStepsApi.hide, {})
  expect(await isHidden(editor.client)).toBe(true)
  expect(await editor.client.attempt(firstStepsApi.show, {})).toMatchObject({ status: 403 })

  await administrator.call(firstStepsApi.show, {})
  expect(await isHidden(administrator)).toBe(false)
  const entries = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(entries.filter(({ subject }) => subject === 'first_steps')).toMatchObject([
    { action: 'changed', after: { is_hidden: false } },
    { action: 'changed', after: { is_hidden: true } },
  ])
})
