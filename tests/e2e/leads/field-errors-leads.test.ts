import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { assignmentRulesApi } from '#app/features/assignment/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { guardiansApi } from '#app/features/leads/guardians-contract.ts'
import { savedViewsApi } from '#app/features/leads/saved-views-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import { webhooksApi } from '#app/features/webhooks/contract.ts'
import { makeContact, makeMessage } from '../../factories.ts'
import { listCalls } from '../../field-screens.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { expectFieldErrors, type FieldErrorForm } from '../field-errors.ts'
import { openScreen, save } from '../forms.ts'
import { openSite } from '../site.ts'

const { url } = await openSite(undefined, {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'office@office.example',
})
const { administrator } = await signIn(url)

async function addRows() {
  await createClient(url).call(contactsApi.send, { body: makeContact() })
  await createClient(url).call(messagesApi.send, { body: makeMessage({ user_id: 'visitor-1' }) })
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  const params = { id: lead?.id ?? '' }
  await administrator.call(leadsApi.logActivity, {
    params,
    body: { kind: 'call', text: 'Called.' },
  })
  await administrator.call(studentDocumentsApi.add, { params, body: { kind: 'passport' } })
  await administrator.call(tasksApi.add, { params, body: { kind: 'call', due: '2099-01-01' } })
  const { institution_id: institution } = await administrator.call(applicationsApi.add, {
    params,
    body: { institution: 'Hull', course: 'Nursing' },
  })
  await administrator.call(guardiansApi.add, { params, body: { name: 'Hari Example' } })
  const view = { name: 'Asha', query: 'q=Asha', is_shared: false }
  await administrator.call(savedViewsApi.add, { body: view })
  const listed = await administrator.call(administratorsApi.list, {})
  const people = listed.map(({ id }) => id)
  const stages = await administrator.call(stagesApi.list, {})
  return {
    lead: params.id,
    institution,
    stage: stages[0]?.id ?? '',
    rule: (
      await administrator.call(assignmentRulesApi.add, {
        body: { name: 'All', countries: [], branch: '', counsellor_ids: people },
      })
    ).id,
  }
}

const { lead, institution, stage, rule } = await addRows()
const leadPath = `/admin/leads/${lead}`
const press = (page: Page, name: string | RegExp, exact = false) =>
  page.getByRole('button', { name, exact }).first().click()

const saveDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()

const forms: FieldErrorForm[] = [
  {
    call: 'POST /api/leads/quick-add/',
    path: '/admin/today',
    async send(page) {
      await page.getByLabel('Quick add').fill('Asha')
      await press(page, 'Add', true)
    },
  },
  {
    call: 'POST /api/visits/',
    path: '/admin/front-desk',
    summaryOnly: ['lead_id'],
    async send(page) {
      await page.getByRole('combobox', { name: 'Visitor' }).fill('Asha')
      await press(page, 'Record visit', true)
    },
  },
  {
    call: 'PATCH /api/leads/:id/',
    path: leadPath,
    // Phone labels are typed in the phone field.
    summaryOnly: [
      'owner_id',
      'stage_id',
      'follow_up_at',
      'follow_up_channel',
      'follow_up_note',
      'lost_reason',
      'phone_labels',
    ],
    async send(page) {
      await press(page, 'Edit details')
      await page.getByRole('dialog').getByLabel('Name').first().fill('Asha G.')
      await saveDialog(page)
    },
  },
  {
    call: 'POST /api/leads/:id/tasks/',
    path: leadPath,
    async send(page) {
      await press(page, 'Add task')
      await page.getByLabel('When').fill('tomorrow 11')
      await press(page, 'Save task')
    },
  },
  {
    call: 'PATCH /api/tasks/:id/',
    path: leadPath,
    summaryOnly: ['is_done'],
    async send(page) {
      await press(page, /^Move Call/)
      await page.getByLabel('When').fill('monday morning')
      await press(page, 'Save task')
    },
  },
  {
    call: 'PATCH /api/leads/:id/',
    path: leadPath,
    sentFieldsOnly: true,
    validFields: ['stage_id'],
    async send(page) {
      await page.getByLabel(/^Stage of/).selectOption({ label: 'Lost' })
      await page.getByLabel('Lost reason').fill('Went to another office')
      await press(page, 'Mark as lost')
    },
  },
  {
    call: 'POST /api/leads/:id/activities/',
    path: leadPath,
    async send(page) {
      await page.getByRole('textbox', { name: 'Notes' }).first().fill('Called again.')
      await press(page, 'Log activity')
    },
  },
  {
    call: 'PATCH /api/leads/:id/activities/:activity_id/',
    path: leadPath,
    async send(page) {
      await press(page, /^Edit activity/)
      await page
        .getByRole('region', { name: 'Timeline' })
        .getByRole('textbox', { name: 'Notes' })
        .fill('Not called.')
      await page
        .getByRole('region', { name: 'Timeline' })
        .getByRole('button', { name: 'Save' })
        .click()
    },
  },
  {
    call: 'PATCH /api/tracks/:id/',
    path: '/admin/applications/tracks',
    summaryOnly: Array.from({ length: 20 }, (_, index) => `steps.${index}.id`),
    async send(page) {
      await page.getByLabel('Track name').first().fill('Australia and Tasmania')
      await press(page, 'Save track')
    },
  },
  {
    call: 'POST /api/tracks/',
    path: '/admin/applications/tracks?track=new',
    async send(page) {
      await page.getByLabel('Track name').first().fill('Finland')
      await press(page, 'Save track')
    },
  },
  {
    call: 'POST /api/institutions/',
    path: '/admin/applications/institutions',
    async send(page) {
      await press(page, '+ Add institution')
      await page
        .getByRole('dialog')
        .getByLabel(/^Name(?! in)/)
        .fill('Bangor')
      await saveDialog(page)
    },
  },
  {
    call: 'PATCH /api/institutions/:id/',
    path: `/admin/applications/institutions/${institution}`,
    summaryOnly: ['is_archived'],
    async send(page) {
      await press(page, 'Edit', true)
      await page.getByRole('dialog').getByLabel('City').fill('Hull')
      await saveDialog(page)
    },
  },
  {
    call: 'POST /api/institutions/:id/courses/',
    path: `/admin/applications/institutions/${institution}`,
    async send(page) {
      await press(page, '+ Add course')
      await page.getByRole('dialog').getByLabel('Name').fill('Law')
      await saveDialog(page)
    },
  },
  {
    call: 'PATCH /api/courses/:id/',
    path: `/admin/applications/institutions/${institution}`,
    summaryOnly: ['is_archived'],
    async send(page) {
      await press(page, 'Edit Nursing')
      await page.getByRole('dialog').getByLabel('Level').fill('Bachelor')
      await saveDialog(page)
    },
  },
  {
    call: 'POST /api/applications/bulk/',
    path: '/admin/applications',
    summaryOnly: ['ids', 'decided_on', 'visa_decision', 'visa_decided_on', 'outcome_reason'],
    async send(page) {
      await page.getByRole('checkbox').nth(1).check()
      await press(page, 'Edit selected')
      await page.getByRole('dialog').getByLabel('Outcome').selectOption({ label: 'Enrolled' })
      await saveDialog(page)
    },
  },
  {
    call: 'POST /api/leads/:id/applications/',
    path: leadPath,
    // The browser makes the id, by which a repeated request adds nothing.
    summaryOnly: ['id', 'visa_decision', 'visa_decided_on'],
    async send(page) {
      await press(page, 'Add application')
      await page.getByRole('dialog').getByLabel('Institution').fill('Bangor')
      await saveDialog(page)
    },
  },
  {
    call: 'PATCH /api/applications/:id/',
    path: leadPath,
    summaryOnly: [
      'step_id',
      'step_value',
      'override_reason',
      'is_deadline_done',
      'visa_decision',
      'visa_decided_on',
      'outcome',
      'outcome_reason',
      'outcome_note',
      'decided_on',
    ],
    async send(page) {
      await press(page, 'Edit Hull')
      await page.getByRole('dialog').getByLabel('Institution').fill('Bangor')
      await saveDialog(page)
    },
  },
  {
    call: 'PATCH /api/applications/:id/',
    path: leadPath,
    sentFieldsOnly: true,
    async send(page) {
      await press(page, 'Decision Hull')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Outcome').selectOption({ label: 'Withdrawn by student' })
      await dialog.getByLabel('Details').fill('Marriage')
      await saveDialog(page)
    },
  },
  {
    call: 'POST /api/leads/:id/guardians/',
    path: leadPath,
    summaryOnly: ['is_first'],
    async send(page) {
      await press(page, 'Add guardian')
      await page.getByLabel('Guardian’s name').fill('Gita Example')
      await press(page, 'Save guardian')
    },
  },
  {
    call: 'PATCH /api/leads/:id/guardians/:guardian_id/',
    path: leadPath,
    summaryOnly: ['is_first'],
    async send(page) {
      await press(page, 'Edit Hari Example')
      await page.getByLabel('Guardian’s name').fill('Hari Bahadur Example')
      await press(page, 'Save guardian')
    },
  },
  {
    call: 'PUT /api/leads/:id/progress-consents/:guardian_id/',
    path: leadPath,
    async send(page) {
      await press(page, 'Record consent Hari')
      await saveDialog(page)
    },
  },
  {
    call: 'POST /api/guardians/:id/erase/',
    path: leadPath,
    async send(page) {
      await page.getByText('Personal data of Hari Example').click()
      await press(page, 'Erase guardian’s data')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Hari Example')
      await dialog.getByRole('button', { name: 'Erase' }).click()
    },
  },
  {
    call: 'POST /api/leads/:id/documents/',
    path: leadPath,
    summaryOnly: ['whose', 'issuer', 'issued_on', 'valid_until', 'due_on', 'note'],
    async send(page) {
      await page.getByLabel('Document name').fill('A photograph')
      await press(page, 'Add document', true)
    },
  },
  {
    call: 'PATCH /api/student-documents/:id/',
    path: leadPath,
    summaryOnly: ['state', 'reject_reason'],
    async send(page) {
      await press(page, /^Edit Passport/)
      await page.getByRole('dialog').getByLabel('Document name').fill('A passport')
      await saveDialog(page)
    },
  },
  {
    call: 'POST /api/student-documents/:id/verify/',
    path: leadPath,
    async send(page) {
      await press(page, /^Verify Passport/)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('What you have checked').fill('The original')
      await dialog.getByRole('button', { name: 'Verify' }).click()
    },
  },
  {
    call: 'POST /api/leads/:id/mails/',
    path: leadPath,
    summaryOnly: ['id', 'email'],
    async send(page) {
      await page.getByLabel('Email subject').fill('Your question')
      await page.getByLabel('Message', { exact: true }).fill('Yes.')
      await press(page, 'Send email')
    },
  },
  {
    call: 'POST /api/leads/:id/opened-messages/',
    path: leadPath,
    // With one number there is no choice of the phone.
    summaryOnly: ['channel', 'phone'],
    async send(page) {
      const link = page.getByRole('link', { name: 'Open WhatsApp' })
      // Prevents leaving the site.
      await link.evaluate((each) =>
        each.addEventListener('click', (event) => event.preventDefault()),
      )
      await link.click()
    },
  },
  {
    call: 'POST /api/leads/:id/erase/',
    path: leadPath,
    async send(page) {
      await press(page, 'Erase personal data')
      const dialog = page.getByRole('dialog')
      const [name = ''] = await dialog.locator('strong').allTextContents()
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Erase' }).click()
    },
  },
  {
    call: 'POST /api/leads/bulk/',
    path: '/admin/leads',
    summaryOnly: ['ids', 'follow_up_channel', 'follow_up_note', 'lost_reason'],
    async send(page) {
      await page.getByLabel('Select all on this page').check()
      await press(page, 'Edit selected')
      await page.getByLabel('Add tag').fill('new')
      await press(page, 'Save', true)
    },
  },
  {
    call: 'POST /api/leads/sms-numbers/',
    path: '/admin/leads',
    summaryOnly: ['ids'],
    async send(page) {
      await page.getByLabel('Select all on this page').check()
      await press(page, 'Numbers for SMS')
      await press(page, 'Export numbers')
    },
  },
  {
    call: 'POST /api/saved-views/',
    path: '/admin/leads?q=Gurung',
    summaryOnly: ['query', 'list'],
    async send(page) {
      await press(page, 'Save view')
      await page.getByRole('dialog').getByLabel('Name').fill('Canada')
      await saveDialog(page)
    },
  },
  {
    call: 'PATCH /api/saved-views/:id/',
    path: '/admin/leads?q=Asha',
    summaryOnly: ['query'],
    async send(page) {
      await press(page, 'Rename or share')
      await saveDialog(page)
    },
  },
  {
    call: 'PATCH /api/lead-settings/',
    path: '/admin/leads/settings',
    sentFieldsOnly: true,
    send: (page) => page.getByRole('button', { name: 'Save' }).first().click(),
  },
  {
    call: 'POST /api/lead-stages/',
    path: '/admin/leads/stages?add',
    summaryOnly: ['position'],
    async send(page) {
      await page.getByLabel('Name').fill('Visa')
      await save(page)
    },
  },
  {
    call: 'PATCH /api/lead-stages/:id/',
    path: `/admin/leads/stages?edit=${stage}`,
    summaryOnly: ['position'],
    async send(page) {
      await page.getByLabel('Name').fill('Newest')
      await save(page)
    },
  },
  {
    call: 'POST /api/assignment-rules/',
    path: '/admin/leads/assignment?add',
    summaryOnly: ['position'],
    async send(page) {
      await page.getByLabel('Name').fill('Some')
      await page.getByRole('dialog').getByLabel('admin').check()
      await save(page)
    },
  },
  {
    call: 'PATCH /api/assignment-rules/:id/',
    path: `/admin/leads/assignment?edit=${rule}`,
    summaryOnly: ['position'],
    async send(page) {
      await page.getByLabel('Name').fill('Others')
      await save(page)
    },
  },
  {
    call: 'PUT /api/absences/:id/',
    path: '/admin/leads/assignment',
    async send(page) {
      await press(page, /^Out of office/)
      await save(page)
    },
  },
  {
    call: 'POST /api/webhooks/',
    path: '/admin/webhooks',
    async send(page) {
      await press(page, '+ Add webhook')
      await page.getByLabel('Address').fill('https://hooks.example/')
      await save(page)
    },
  },
  {
    call: 'POST /api/conversations/:user_id/lead/',
    path: '/admin/messages?user=visitor-1',
    async send(page) {
      await press(page, 'Create lead')
      await page.getByRole('dialog').getByLabel('Name').fill('Asha')
      await page.getByRole('dialog').getByRole('button', { name: 'Create lead' }).click()
    },
  },
]

for (const [index, form] of forms.entries()) {
  test(`marks and lists the errors of ${form.call} in its form (${index + 1})`, async () => {
    await expectFieldErrors(await openScreen(url, '/admin/account'), form)
  })
}

test('marks and lists the errors of a webhook that is edited', async () => {
  const body = {
    url: 'https://hooks.example/',
    events: ['lead.created' as const],
    includes_person: false,
  }
  await administrator.call(webhooksApi.add, { body })
  await expectFieldErrors(await openScreen(url, '/admin/account'), {
    call: 'PATCH /api/webhooks/:id/',
    path: '/admin/webhooks',
    summaryOnly: ['is_paused'],
    async send(page) {
      await press(page, 'Edit')
      await save(page)
    },
  })
})

test.each([
  ['reports', ['From', 'Until']],
  ['reports/applications', ['From', 'Until']],
  ['reports/rates', ['Decided from', 'Decided until']],
] as const)('marks and lists invalid dates of %s in its form', async (path, labels) => {
  const page = await openScreen(
    url,
    `/admin/${path}?from=2026-13-01&until=2026-02-30&group_by=country`,
  )
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  for (const label of labels) {
    await summary.getByRole('link', { name: new RegExp(`^${label}: `) }).waitFor()
    expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true')
  }
})

test('the table lists a test of this file for each form', () => {
  const calls = [
    'GET /api/applications/rates/',
    'GET /api/applications/report/',
    'GET /api/leads/report/',
    'PATCH /api/webhooks/:id/',
    ...forms.map(({ call }) => call),
  ]
  expect([...new Set(calls)].toSorted()).toEqual(listCalls('field-errors-leads'))
})
