import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { frontDeskApi } from '#app/features/front-desk/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readFieldErrors, readFocus, readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)

const addLead = (name: string, number: string) =>
  administrator.call(leadsApi.add, { body: { name, phone: number, countries: ['CA'] } })
const listLeads = (q: string) => administrator.call(leadsApi.list, { querystring: { q } })
const readVisits = async () =>
  (await administrator.call(frontDeskApi.read, { querystring: {} })).visits

const visitors = (page: Page) => page.getByRole('region', { name: /^Visitors/ })
const rows = (page: Page) => visitors(page).getByRole('listitem')

/** Presses the keys of the text or these keys, and returns how many. */
async function press(page: Page, keys: string | string[]) {
  for (const key of keys) await page.keyboard.press(key)
  return keys.length
}

/** Presses Tab until a control with this label has the focus. Returns the number of keys. */
async function tabTo(page: Page, label: string) {
  let keys = 0
  while ((await readFocus(page)) !== label) {
    keys += await press(page, ['Tab'])
    expect(keys, `Tabs to ${label}`).toBeLessThan(60)
  }
  return keys
}

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('visitors are recorded with the keyboard alone on %s', async (_name, window) => {
  const width = window.viewport.width
  const known = await addLead(`Sita${width} Example`, `98000${width}0`.slice(0, 10).padEnd(10, '0'))
  const before = (await readVisits()).length
  const page = await openOffice(openPage, window, '/admin/front-desk')
  await tabTo(page, 'Visitor')
  await expectAccessible(page)

  // A known person: the start of the name, the suggestion, and Enter to record.
  const options = page.getByRole('option')
  let keys = await press(page, `sita${width}`)
  await options.filter({ hasText: known.name }).waitFor()
  await expectAccessible(page)
  keys += await press(page, ['ArrowDown', 'Enter'])
  await page.getByText(`Records a visit of ${known.name}.`).waitFor()
  keys += await press(page, ['Enter'])
  await page.getByText(`Visit of ${known.name} recorded`).waitFor()
  expect(keys).toBe(7 + String(width).length)
  await rows(page).filter({ hasText: known.name }).waitFor()
  expect(await readFocus(page)).toBe('Visitor')

  // A known phone without choosing the suggestion.
  await press(page, known.phones[0] ?? '')
  await press(page, ['Enter'])
  await expect.poll(async () => (await readVisits()).length).toBe(before + 2)
  expect((await readVisits()).map(({ lead }) => lead.id).slice(0, 2)).toEqual([known.id, known.id])
  await expect.poll(() => page.getByRole('combobox', { name: 'Visitor' }).inputValue()).toBe('')

  // A new phone alone: its digits and Enter.
  const number = `981000${width}0`.padEnd(10, '0').slice(0, 10)
  await press(page, number)
  await press(page, ['Enter'])
  await page.getByText(`Visit of ${number} recorded`).waitFor()
  expect(await listLeads(number)).toMatchObject([{ name: '', phones: [number] }])
  const row = rows(page).filter({ hasText: number })
  await row.getByRole('link', { name: 'Call' }).waitFor()

  await tabTo(page, `Status of the visit of ${number}`)
  await press(page, ['ArrowDown'])
  await expect.poll(async () => (await readVisits())[0]?.state).toBe('with_counsellor')
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([width, width])
})

test('wrong input is explained beside the field, and keeps what was typed', async () => {
  const page = await openOffice(openPage, phone, '/admin/front-desk')
  const visitor = page.getByRole('combobox', { name: 'Visitor' })
  for (const wrong of ['', 'Canada', '12345']) {
    await visitor.fill(wrong)
    await visitor.press('Enter')
    await expect
      .poll(() => readFieldErrors(page))
      .toEqual({ Visitor: 'Enter a name or a phone number.' })
    expect(await visitor.inputValue()).toBe(wrong)
  }
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([360, 360])
  await visitor.fill('Corrected Example')
  await visitor.press('Enter')
  await page.getByText('Visit of Corrected Example recorded').waitFor()
  expect(await readFieldErrors(page)).toEqual({})
})

test('a second tab shows visitors and who is free at once', async () => {
  for (const { id } of await readVisits())
    await administrator.call(frontDeskApi.change, { params: { id }, body: { state: 'left' } })
  const page = await openOffice(openPage, desktop, '/admin/front-desk')
  const other = await page.context().newPage()
  await other.goto('/admin/front-desk')
  await other.getByRole('combobox', { name: 'Visitor' }).fill('Tab Example, Australia')
  await other.getByLabel('What they want').fill('Nursing')
  await other.getByLabel('Counsellor', { exact: true }).selectOption({ index: 1 })
  await other.getByRole('button', { name: 'Record visit' }).click()

  const row = rows(page).filter({ hasText: 'Tab Example' })
  await row.getByText('Nursing · Australia').waitFor()
  const people = page.getByRole('region', { name: 'Who is free' })
  await people.getByText('Free · 1 waiting').waitFor()
  await row.getByLabel(/^Status/).selectOption('With counsellor')
  await other
    .getByRole('region', { name: 'Who is free' })
    .getByText('With a visitor', { exact: true })
    .waitFor()
  await row.getByLabel(/^Status/).selectOption('Left')
  await other
    .getByRole('region', { name: 'Who is free' })
    .getByText('Free', { exact: true })
    .waitFor()
})

test('shows and exports the visitors of a day', async () => {
  await administrator.call(frontDeskApi.add, { body: { line: 'Export Example, 9841234567' } })
  const page = await openOffice(openPage, desktop, '/admin/front-desk')
  await rows(page).filter({ hasText: 'Export Example' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^visitors-\d{4}-\d{2}-\d{2}\.csv$/)
  await page.getByLabel('Day').fill('2026-01-01')
  await page.getByText('No visits on this day.').waitFor()
  expect(new URL(page.url()).search).toBe('?day=2026-01-01')
})
