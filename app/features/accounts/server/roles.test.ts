import { expect, test } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { listRights, type RoleAssignment } from '#app/contract/rights.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { admin, sendTo, startTestApp } from '#tests/test-app.ts'
import { accountsApi } from '../contract.ts'
import { administratorsApi, type NewRoleAssignment, ownAccountApi } from '../people-contract.ts'

const gita = { username: 'Gita', email: 'gita@office.example', password: 'the-password-of-gita' }
const editor: RoleAssignment = { role: 'editor', lead_scope: '', branch: '' }

/** Sita, the owner, and Gita, whom she has invited as an editor. */
async function start() {
  const started = await startTestApp()
  const { app, visitor, administrator } = started
  const { link, administrator: invited } = await administrator.call(administratorsApi.invite, {
    body: { username: gita.username, email: gita.email, role: 'editor' },
  })
  const body = { token: link.token, password: gita.password }
  await visitor.call(accountsApi.choosePassword, { body })
  const { access } = await visitor.call(accountsApi.signIn, { body: gita })
  const colleague = createApiClient(sendTo(app, { authorization: `Bearer ${access}` }))
  const params = { id: invited.id }
  const sita = { params: { id: (await administrator.call(ownAccountApi.read, {})).id } }
  return {
    ...started,
    invited,
    colleague,
    sita,
    gita: { params },
    become: (standing: NewRoleAssignment) =>
      administrator.attempt(administratorsApi.setRole, { params, body: standing }),
  }
}

const noProfile = { full_name: '', photo: '', languages: '' }

test('sets the role on invitation, and applies a change from the next call without a new login', async () => {
  const { invited, colleague, become, administrator } = await start()
  expect(invited).toMatchObject(editor)
  expect(await colleague.call(ownAccountApi.read, {})).toEqual({
    ...editor,
    ...noProfile,
    language: 'en',
    id: invited.id,
    username: 'Gita',
    rights: listRights(editor),
    subjects: expect.any(Array),
  })

  expect(await become({ role: 'counsellor' })).toMatchObject({ value: { role: 'counsellor' } })

  expect(await colleague.call(leadsApi.today, { querystring: {} })).toBeDefined()
  expect(await become(editor)).toMatchObject({ ok: true })
  expect(await colleague.attempt(leadsApi.today, { querystring: {} })).toMatchObject({
    status: 403,
    failure: { code: 'permission_denied', params: { reason: 'role' } },
  })
  const querystring = { subject: 'administrator' }
  expect(await administrator.call(auditLogApi.list, { querystring })).toMatchObject([
    { administrator_name: admin.username, subject_name: 'Gita', after: { role: 'editor' } },
    { before: { role: 'editor' }, after: { role: 'counsellor' } },
    { subject_name: 'Gita' },
    { action: 'added', after: { role: 'editor' } },
  ])
})

test('gives a counsellor with own leads only no access to inbox and contacts', async () => {
  const { become, colleague } = await start()

  const kept = { role: 'counsellor' as const, lead_scope: 'own' as const }
  expect(await become(kept)).toMatchObject({ value: { ...kept, branch: '' } })

  const { rights } = await colleague.call(ownAccountApi.read, {})
  expect(rights).toContain('leads:work')
  for (const right of ['leads:all', 'chat:answer', 'contacts:work']) {
    expect(rights).not.toContain(right)
  }
  expect(await become({ role: 'owner' })).toMatchObject({
    value: { role: 'owner', lead_scope: '' },
  })
})

test('refuses changing one’s own role, and lets only owners change roles', async () => {
  const { administrator, colleague, gita, sita } = await start()
  const owner = { body: { role: 'owner' as const } }

  const itself = { code: 'permission_denied', params: { reason: 'role' } }
  expect(await colleague.attempt(administratorsApi.setRole, { ...gita, ...owner })).toMatchObject({
    status: 403,
    failure: itself,
  })
  const body = editor
  expect(await administrator.attempt(administratorsApi.setRole, { ...sita, body })).toMatchObject({
    status: 409,
    failure: {
      params: { reason: 'oneself' },
      detail: 'You cannot change your own role. Ask another owner.',
    },
  })
  expect(await colleague.call(administratorsApi.listNames, {})).toEqual([
    { ...noProfile, ...gita.params, username: 'Gita', state: 'active', works_on_leads: false },
    {
      ...noProfile,
      ...sita.params,
      username: admin.username,
      state: 'active',
      works_on_leads: true,
    },
  ])
})

test('keeps one owner when two owners demote each other at the same time', async () => {
  const { administrator, colleague, become, gita, sita, db } = await start()
  await become({ role: 'owner' })

  const outcomes = await Promise.all([
    administrator.attempt(administratorsApi.setRole, { ...gita, body: editor }),
    colleague.attempt(administratorsApi.setRole, { ...sita, body: editor }),
  ])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const owners = db.selectFrom('administrators').selectAll().where('role', '=', 'owner')
  expect(await owners.execute()).toHaveLength(1)
})

test('keeps the last active owner', async () => {
  const { administrator, colleague, become, db, sita } = await start()
  await become({ role: 'owner' })
  // Removes the caller's password, so that only the session is left.
  const asking = db.updateTable('administrators').where('username', '=', 'Gita')
  await asking.set({ password_hash: '' }).execute()

  for (const call of [
    colleague.attempt(administratorsApi.setRole, { ...sita, body: editor }),
    colleague.attempt(administratorsApi.disable, sita),
  ]) {
    expect(await call).toMatchObject({
      status: 409,
      failure: { params: { reason: 'last_administrator' } },
    })
  }
  expect(await administrator.call(ownAccountApi.read, {})).toMatchObject({ role: 'owner' })
})

test('refuses an invalid role assignment at its field and changes nothing', async () => {
  const { become, administrator } = await start()
  const wrong: [body: object, field: string, sentence: string][] = [
    [{ role: 'king' }, 'role', expect.any(String)],
    [
      { ...editor, lead_scope: 'own' },
      'lead_scope',
      'Only a counsellor can be limited to some of the leads.',
    ],
    [
      { role: 'counsellor', lead_scope: 'branch', branch: 'Nowhere' },
      'branch',
      'Choose a branch from the office profile.',
    ],
  ]

  for (const [body, field, sentence] of wrong) {
    expect(await become(body as NewRoleAssignment)).toMatchObject({
      status: 400,
      failure: { fields: { [field]: sentence } },
    })
  }
  const params = { id: '01900000-0000-7000-8000-000000000000' }
  const nobody = administrator.attempt(administratorsApi.setRole, { params, body: editor })
  expect(await nobody).toMatchObject({ status: 404 })
  expect(await administrator.call(administratorsApi.list, {})).toMatchObject([
    { username: 'Gita', ...editor },
    { username: admin.username, role: 'owner' },
  ])
})
