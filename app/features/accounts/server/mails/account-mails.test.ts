import { expect, test } from 'vitest'
import type { Role } from '#app/contract/rights.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { makeContact, makeDestination, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { administratorsApi, ownAccountApi } from '../../people-contract.ts'

/** Starts an office with added and deleted items of each kind. */
async function start() {
  const started = await startTestApp()
  const { administrator, visitor, db } = started
  const body = { username: 'Gita', email: 'gita@office.example', role: 'viewer' as const }
  await administrator.call(administratorsApi.invite, { body })
  const { id } = await administrator.call(destinationsApi.add, { body: makeDestination() })
  await administrator.call(destinationsApi.remove, { params: { id } })
  const contact = await visitor.call(contactsApi.send, { body: makeContact() })
  await administrator.call(contactsApi.remove, { params: { id: contact.id } })
  await visitor.call(messagesApi.send, { body: makeMessage() })
  const setRole = (role: Role) =>
    db.updateTable('administrators').set({ role }).where('username', '=', 'Sita').execute()

  /** Returns the subjects that the caller sees in the activity log and the trash. */
  async function listSubjects() {
    const querystring = {}
    const activities = await administrator.call(auditLogApi.list, { querystring })
    const deleted = await administrator.call(trashApi.list, { querystring })
    const kinds = (rows: { subject: string }[]) =>
      [...new Set(rows.map(({ subject }) => subject))].sort()
    return { activities: kinds(activities), deleted: kinds(deleted) }
  }
  return { ...started, setRole, listSubjects }
}

test('notifies each role of the changes that it may see only', async () => {
  const { setRole, listSubjects, administrator } = await start()
  const contentSubjects = ['contact', 'destination']
  expect(await listSubjects()).toEqual({
    activities: ['administrator', ...contentSubjects],
    deleted: contentSubjects,
  })

  await setRole('editor')
  expect(await listSubjects()).toEqual({ activities: ['destination'], deleted: ['destination'] })
  expect((await administrator.call(ownAccountApi.read, {})).subjects).toContain('page')
  const querystring = { subject: 'contact' }
  expect(await administrator.call(auditLogApi.list, { querystring })).toEqual([])
  expect(await administrator.call(trashApi.list, { querystring })).toEqual([])

  await setRole('counsellor')
  expect(await listSubjects()).toEqual({ activities: ['contact'], deleted: ['contact'] })
  await setRole('viewer')
  expect((await administrator.call(ownAccountApi.read, {})).subjects).toEqual([])
})

test('shows on the dashboard what the role includes', async () => {
  const { setRole, administrator } = await start()
  const parts = async () => {
    const { counts, daily, ...lists } = await administrator.call(dashboardApi.read, {})
    expect(Object.keys(daily)).toEqual(Object.keys(counts))
    return [...Object.keys(counts), ...Object.keys(lists)].sort()
  }
  const ofStudents = [
    'awaiting_reply',
    'contacts',
    'messages',
    'recent_messages',
    'spam_contacts',
    'unseen_contacts',
  ]
  const ofWebsite = ['destinations', 'facts_to_review', 'hero_slides', 'services']
  expect(await parts()).toEqual(
    [...ofStudents, ...ofWebsite, 'example_fields', 'enquiry_notifications', 'problems'].sort(),
  )

  await setRole('counsellor')
  expect(await parts()).toEqual(ofStudents)
  await setRole('editor')
  expect(await parts()).toEqual(ofWebsite)
  await setRole('viewer')
  expect(await parts()).toEqual([])
})
