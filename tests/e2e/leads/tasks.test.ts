import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import { makeMessage } from '../../factories.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Adds a lead with an overdue call and a document. Returns its id. */
async function addLead(name: string) {
  const body = { name, phone: '9800000001', email: 'asha@student.example', countries: ['CA'] }
  const { id } = await administrator.call(leadsApi.add, { body })
  const params = { id }
  const call = { kind: 'call' as const, due: minutesAgo(60), note: `Fees of ${name}` }
  await administrator.call(tasksApi.add, { params, body: call })
  const paper = { kind: 'passport' as const, title: `Passport of ${name}` }
  const item = await administrator.call(studentDocumentsApi.add, { params, body: paper })
  const dated = { due_on: minutesAgo(3 * 24 * 60).slice(0, 10) }
  await administrator.call(studentDocumentsApi.change, { params: { id: item.id }, body: dated })
  return id
}

const findTasks = async (id: string) =>
  (await administrator.call(leadsApi.find, { params: { id } })).tasks
const section = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('tasks are done, undone and moved from Today with the keyboard', async () => {
  const id = await addLead('Asha Example')
  await createClient(url).call(messagesApi.send, { body: makeMessage({ user_id: 'visitor-9' }) })
  const page = await openOffice(openPage, desktop, '/admin/today')
  const overdue = section(page, /^Overdue/)
  await overdue.getByText('Fees of Asha Example').waitFor()
  await overdue.getByText('Passport of Asha Example').waitFor()
  await section(page, /^Awaiting reply in the chat 1/).waitFor()
  await expectAccessible(page)

  // The chat, the document, then the task.
  await page.keyboard.type('jjjd')
  await page.getByText('Done: Call: Fees of Asha Example').waitFor()
  await page.getByRole('heading', { name: 'Overdue 1' }).waitFor()
  expect(await findTasks(id)).toMatchObject([{ done_at: expect.any(String) }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await overdue.getByText('Fees of Asha Example').waitFor()
  expect(await findTasks(id)).toMatchObject([{ done_at: null }])

  await overdue.getByRole('link', { name: 'Asha Example' }).last().focus()
  await page.keyboard.type('f')
  const when = overdue.getByLabel('When')
  await when.fill('tomorow 11')
  await page.keyboard.press('Enter')
  await overdue.getByText(/^This date is not understood\./).waitFor()
  expect(await when.getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await when.fill('after 2 weeks')
  await overdue.getByText(/^\w{3} \d+ \w+ 20\d\d$/).waitFor()
  await when.fill('भोलि ११')
  await overdue.getByText(/, 11:00 AM$/).waitFor()
  // The date picker keeps the time.
  await overdue.getByLabel('Date', { exact: true }).fill('2099-11-30')
  expect(await when.inputValue()).toBe('30 Nov 2099 11:00 AM')
  await when.fill('tomorrow 11')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Next 6 days 1' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await overdue.getByText('Fees of Asha Example').waitFor()

  await overdue.getByLabel('Status of Passport of Asha Example').selectOption('Received')
  await page.getByText('Passport of Asha Example: Received').waitFor()
  await page.getByRole('heading', { name: 'Overdue 1' }).waitFor()
})

test('the week shows the tasks of each day, also on a phone', async () => {
  const id = await addLead('Bina Example')
  const params = { id }
  const due = new Date().toISOString().slice(0, 10)
  await administrator.call(tasksApi.add, { params, body: { kind: 'visit', due, note: 'Visit' } })
  const page = await openOffice(openPage, phone, '/admin/today')
  await page.getByRole('link', { name: 'Week', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Week' }).waitFor()
  const days = page.getByRole('navigation', { name: 'Days' })
  expect(await days.getByRole('link').count()).toBe(7)
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([360, 360])
  await page.getByRole('link', { name: /overdue$/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Fees of Bina Example' })
  await row.getByRole('button', { name: /^Done: Call: Fees of Bina Example/ }).tap()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).tap()
  await row.waitFor()
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([360, 360])
})

test('the first screen of a lead on a phone has who, what, the last word, the next task and the buttons', async () => {
  const id = await addLead('Chandra Example')
  const params = { id }
  const text = 'Asks what a year costs with rent and food. '.repeat(6).trim()
  await administrator.call(leadsApi.logActivity, { params, body: { kind: 'call', text } })
  const options = { ...phone, viewport: { width: 360, height: 740 } }
  const page = await openOffice(openPage, options, `/admin/leads/${id}`)
  const tasks = section(page, /^Next task/)
  const parts = [
    page.getByRole('heading', { level: 1, name: 'Chandra Example' }),
    page.getByRole('main').getByText('Canada', { exact: true }).first(),
    page.getByText(text).first(),
    tasks.getByText('Fees of Chandra Example', { exact: true }).first(),
    tasks.getByRole('button', { name: /^Done/ }),
    page.getByRole('link', { name: 'Call', exact: true }),
    page.getByRole('link', { name: 'WhatsApp', exact: true }),
    page.getByRole('main').getByRole('link', { name: 'Email', exact: true }),
  ]
  for (const part of parts) {
    await part.waitFor()
    const box = await part.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? Infinity), String(part)).toBeLessThanOrEqual(740)
  }
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([360, 360])

  await tasks.getByRole('button', { name: /^Done/ }).tap()
  await tasks.getByText('Nothing is planned.').waitFor()
  await tasks.getByText('Done 1').waitFor()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await tasks.getByText('Fees of Chandra Example', { exact: true }).first().waitFor()
})
