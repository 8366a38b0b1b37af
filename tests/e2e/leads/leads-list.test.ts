import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { importsApi } from '#app/features/lead-import/contract.ts'
import { boardApi } from '#app/features/leads/board-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openFromMenu, openOffice, openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, keepToast, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)
for (const name of ['Asha Example', 'Binod Example', 'Chandra Example']) {
  const body = { name, phone: `98000000${name.length}`, countries: ['AU'] }
  await administrator.call(leadsApi.add, { body })
}

const view = (page: Page) => new URL(page.url()).search

test('filters leads by the address, changes selected leads together and undoes it', async () => {
  const page = await openOffice(openPage, desktop, '/admin/leads')
  await page.getByText('3 leads', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Tags' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Tags' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Edit selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit selected leads' })
  await dialog.getByLabel('Counsellor').selectOption('Unassigned')
  await dialog.getByLabel('Add tag').fill('SLC')
  await dialog.getByLabel('Follow-up').fill('2026-01-01 11:00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('3 leads changed').waitFor()
  await expect.poll(() => page.getByText('· overdue').count()).toBe(3)

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Counsellor' }).selectOption('Unassigned')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('3 leads (unassigned)').waitFor()
  expect(new URLSearchParams(view(page)).get('owner')).toBe('unassigned')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('No leads found').waitFor()

  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Unassigned')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Unassigned' }).waitFor()
  await expectAccessible(page)
})

test('columns fit on a small laptop, and more columns scroll within the list', async () => {
  const laptop = { viewport: { width: 1024, height: 768 } }
  const page = await openOffice(openPage, laptop, '/admin/leads')
  const headings = page.getByRole('columnheader')
  const narrowest = () =>
    headings.evaluateAll((all) =>
      Math.min(...all.map((head) => head.getBoundingClientRect().width)),
    )
  await page.getByText('3 leads', { exact: true }).waitFor()
  expect(await narrowest()).toBeGreaterThan(70)

  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Email', 'First response', 'Tags', 'Branch', 'Channel', 'Created']) {
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await page.keyboard.press('Escape')

  await expect.poll(() => headings.count()).toBe(15)
  expect(await narrowest()).toBeGreaterThan(70)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
  await expectAccessible(page)
})

test('shows a message for a missing or erased lead and keeps the menu', async () => {
  const { id } = await administrator.call(leadsApi.add, { body: { name: 'Deepa Example' } })
  const page = await openOffice(openPage, desktop, `/admin/leads/${id}`)
  await page.getByRole('heading', { name: 'Deepa Example', level: 1 }).waitFor()

  await eraseLead(administrator, id)

  await page.getByRole('heading', { name: 'Not found', level: 1 }).waitFor()
  await expectAccessible(page)
  for (const name of [randomUUID(), 'unassigned']) {
    await page.goto(`/admin/leads/${name}`)
    await page.getByText('This page does not exist').waitFor()
    await openFromMenu(page, 'Leads')
  }
})

test('the board moves leads by menu and by dragging, and asks for a lost reason', async () => {
  const page = await openOffice(openPage, desktop, '/admin/leads/board')
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  await column('New').getByText('Asha Example').waitFor()
  await expectAccessible(page)

  await page.getByLabel('Stage of Asha Example').selectOption('Lost')
  await page.getByRole('textbox', { name: 'Lost reason' }).fill('Went to another office')
  await page.getByRole('button', { name: 'Mark as lost' }).click()
  await column('Lost').getByText('Asha Example').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Binod' }).dragTo(column('Contacted'))
  await column('Contacted').getByText('Binod Example').waitFor()

  await page.goto('/admin/leads/stages')
  await page.getByRole('button', { name: 'Delete Contacted' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('This stage has 1 lead. Move the leads to another stage first.').waitFor()
  await expectAccessible(page)
})

test('on a phone the list shows cards, and only the board scrolls sideways', async () => {
  const page = await openOffice(openPage, phone, '/admin/leads?q=chandra')
  await page.getByText('1 lead with “chandra”').waitFor()
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([360, 360])
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByLabel('Stage of Chandra Example').waitFor()
  expect(view(page)).toBe('?q=chandra')
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([360, 360])

  await page.goto('/admin/leads/assignment')
  await page.getByRole('button', { name: /^Out of office/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '+ Add rule' }).click()
  await page.getByRole('group', { name: 'Counsellors' }).getByRole('checkbox').check()
  await page.getByLabel('Name').fill('Everybody')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('All countries').waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
})

test('previews 200 rows with 30 existing leads, imports them and undoes the import', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({
    name: `Row${'abcdefghij'[index % 10]} Example ${index}`,
    phone: `98100${String(index).padStart(5, '0')}`,
  }))
  for (const body of rows.slice(0, 30)) await administrator.call(leadsApi.add, { body })
  const page = await openOffice(openPage, phone, '/admin/leads/import')
  const lines = rows.map(({ name, phone: number }) => `${name},${number},old`)
  await page.getByLabel('Excel or CSV file').setInputFiles({
    name: 'old list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Student,Mobile no,Ref', ...lines].join('\n')),
  })
  await page.getByRole('combobox', { name: 'Student' }).selectOption('Name')
  expect(await page.getByRole('combobox', { name: 'Mobile no' }).inputValue()).toBe('phone')
  await page.getByRole('combobox', { name: 'Ref' }).selectOption('Skip column')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Existing 30' }).click()
  await page.getByText('Matches Rowa Example 0').waitFor()
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([360, 360])
  await page.getByRole('button', { name: 'Import 200 rows' }).click()
  await page.getByText('170 new leads, 30 rows added to existing leads, 0 updated').waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('170 leads deleted, 30 rows removed from existing leads.').waitFor()
  await expectAccessible(page)
  const query = { querystring: { q: 'Example', limit: 1000 } }
  expect(await administrator.call(leadsApi.list, query)).toHaveLength(33)
})

test('changing very many leads reports how many were changed and undoes it', async () => {
  const id = randomUUID()
  const rows = Array.from({ length: 1_040 }, (_, index) => ({
    row: index + 2,
    name: `Many Example ${index}`,
    phone: `98200${`${index}`.padStart(5, '0')}`,
  }))
  await administrator.call(importsApi.start, {
    body: { id, file_name: 'many.csv', rows: rows.length },
  })
  for (let from = 0; from < rows.length; from += 100) {
    const body = { rows: rows.slice(from, from + 100) }
    await administrator.call(importsApi.addRows, { params: { id }, body })
  }
  const countTagged = async () => {
    const columns = await administrator.call(boardApi.read, { querystring: { tag: 'Fair' } })
    return columns.reduce((sum, { total }) => sum + total, 0)
  }
  const page = await openOffice(openPage, desktop, '/admin/leads?q=many')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Select all 1,040 matching leads' }).click()
  await page.getByRole('button', { name: 'Edit selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit selected leads' })
  await dialog.getByLabel('Add tag').fill('Fair')
  let parts = 0
  // The connection fails before the last forty.
  await page.route('**/api/leads/bulk/', (route) =>
    ++parts > 20 ? route.abort() : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()

  await page.getByText('1,000 leads changed').waitFor()
  await keepToast(page)
  expect(await countTagged()).toBe(1_000)
  await page.getByText('The connection failed, so others may have been changed too.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expectAccessible(page)
  await page.getByText('1,040 selected').waitFor()
  await page.unroute('**/api/leads/bulk/')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(countTagged).toBe(0)
  await administrator.call(importsApi.undo, { params: { id } })
})

test('lists leads without activity for the set months and erases them', async () => {
  const id = randomUUID()
  const rows = ['Dipak', 'Esha'].map((name, index) => ({
    row: index + 2,
    name: `${name} Example`,
    phone: `981999900${index}`,
    date: '2020-01-05',
  }))
  await administrator.call(importsApi.start, { body: { id, file_name: 'old.csv', rows: 2 } })
  await administrator.call(importsApi.addRows, { params: { id }, body: { rows } })

  const page = await openOffice(openPage, phone, '/admin/leads/settings')
  await page.getByLabel('Months without activity').fill('24')
  await page
    .getByRole('form', { name: 'Inactive leads' })
    .getByRole('button', { name: 'Save' })
    .click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Due for erasure' }).click()
  await page.getByText('2 leads due for erasure').waitFor()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Erase personal data' }).click()
  const question = page.getByRole('dialog', { name: 'Erase personal data of 2 people?' })
  await question.getByLabel('Number of people').fill('3')
  await question.getByRole('button', { name: 'Erase' }).click()
  await question.getByText('Type 2 exactly as shown above.').waitFor()
  await question.getByLabel('Number of people').fill('2')
  await question.getByRole('button', { name: 'Erase' }).click()
  await page.getByText('Personal data of 2 leads erased').waitFor()
  await page.getByText('No leads found').waitFor()
})

test('with scope own, a new lead appears without a reload', async () => {
  const gita = { username: 'Gita', password: 'password-of-gita' }
  const { link, administrator: invited } = await administrator.call(administratorsApi.invite, {
    body: {
      username: gita.username,
      email: 'gita@office.example',
      role: 'counsellor',
      lead_scope: 'own',
    },
  })
  await createClient(url).call(accountsApi.choosePassword, {
    body: { token: link.token, password: gita.password },
  })
  const office = await openPage('about:blank')
  await office.clock.install()
  await openOfficeScreen(office, '/admin/today', gita)
  await office.getByText('No more tasks are due today.').waitFor()

  const { id } = await administrator.call(leadsApi.add, { body: { name: 'Dipa Example' } })
  const follow_up_at = new Date(Date.now() + 60 * 60_000).toISOString()
  const body = { owner_id: invited.id, follow_up_at }
  await administrator.call(leadsApi.change, { params: { id }, body })
  await office.clock.fastForward(30_000)
  await office.getByRole('main').getByRole('link', { name: 'Dipa Example' }).waitFor()

  // The enquiry is recorded at a colleague's lead, which this user cannot see.
  const colleagueLead = { name: 'Ekta Example', phone: '9811112222' }
  const { id: other } = await administrator.call(leadsApi.add, { body: colleagueLead })
  await office.getByLabel('Quick add').fill('Ekta Example, 9811112222, Canada')
  await office.getByRole('button', { name: 'Add', exact: true }).click()
  await office.getByText('Recorded. This person is assigned to a colleague.').waitFor()
  expect(await office.getByRole('link', { name: 'Ekta Example' }).count()).toBe(0)
  const recorded = await administrator.call(leadsApi.find, { params: { id: other } })
  expect(recorded).toMatchObject({ enquiries: 2, countries: ['CA'] })
})
