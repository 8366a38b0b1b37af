import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayIn } from '#app/contract/date-format.ts'
import { applicationsApi, type NewApplication } from '#app/features/applications/contract.ts'
import { tracksApi } from '#app/features/applications/tracks-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { signIn } from '../../processes/api-clients.ts'
import { removeStepDocuments } from '../../step-documents.ts'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)
await removeStepDocuments(administrator)

async function addLead(name: string, applications: NewApplication[] = []) {
  const { id } = await administrator.call(leadsApi.add, { body: { name, countries: ['GB'] } })
  const params = { id }
  for (const body of applications) await administrator.call(applicationsApi.add, { params, body })
  return {
    path: `/admin/leads/${id}`,
    read: async () =>
      (await administrator.call(applicationsApi.listOfLead, { params })).applications,
  }
}

const section = (page: Page) => page.getByRole('region', { name: /^Applications/ })
const cardOf = (page: Page, name: string) => section(page).getByRole('article', { name })

/** Counts the clicks on the page. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number }
    counted.clicks = 0
    window.addEventListener('click', ({ isTrusted, detail }) => {
      if (isTrusted && detail > 0) counted.clicks += 1
    })
  })
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks)
}

const hull = {
  institution: 'University of Hull',
  course: 'MSc Data Science',
  level: 'Master',
  intake: '2027-01',
  country: 'GB',
}

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('a second application is a copy with another institution, on %s', async (name, window) => {
  await addLead(`Bina of ${name}`, [{ institution: 'Bangor University', country: 'GB' }])
  const { path, read } = await addLead(`Asha of ${name}`, [hull])
  const page = await openOffice(openPage, window, path)
  const readClicks = await countClicks(page)
  await cardOf(page, hull.institution).getByRole('button', { name: 'Copy' }).click()
  const dialog = page.getByRole('dialog', { name: 'New application' })
  await expectAccessible(page)
  await dialog.getByLabel('Institution').click()
  await dialog.getByLabel('Institution').fill('bangor')
  await dialog.locator('datalist option[value="Bangor University"]').waitFor({ state: 'attached' })
  await dialog.getByLabel('Institution').fill('Bangor University')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await cardOf(page, 'Bangor University').waitFor()
  expect(await readClicks()).toBeLessThanOrEqual(8)
  await expectAccessible(page)
  const [width, content] = await readWidths(page)
  expect(content).toBe(width)

  const [copy, first] = await read()
  expect(copy).toMatchObject({ ...hull, institution: 'Bangor University' })
  expect(copy?.track_id).toBe(first?.track_id)
})

test('an application moves along its track and gets a decision with a reason', async () => {
  const { path, read } = await addLead('Chandra Example', [hull])
  const page = await openOffice(openPage, desktop, path)
  const card = cardOf(page, hull.institution)
  await section(page).getByText('The stage follows from University of Hull.').waitFor()
  await card.getByRole('button', { name: 'Next: Offer' }).click()
  await card.getByRole('button', { name: 'Next: Interview' }).waitFor()

  await card.getByRole('button', { name: 'Step', exact: false }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Step').selectOption({ label: 'CAS' })
  await dialog.getByLabel('Number').fill('E4G8XX')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card.getByText('E4G8XX').waitFor()

  const tracks = await administrator.call(tracksApi.list, {})
  const steps = tracks.find(({ country }) => country === 'GB')?.steps ?? []
  const [stored] = await read()
  expect(steps.find(({ id }) => id === stored?.step_id)?.name).toBe('CAS')
  expect(stored?.history).toHaveLength(3)

  // A visa that is not lodged cannot be refused.
  const lodged = steps.find(({ milestone }) => milestone === 'visa_lodged')?.id
  await administrator.call(applicationsApi.change, {
    params: { id: stored?.id as string },
    body: { step_id: lodged },
  })
  await page.reload()
  await card.getByRole('button', { name: 'Decision' }).click()
  await dialog.getByLabel('Outcome').selectOption({ label: 'Visa refused' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Choose the reason of this outcome.').first().waitFor()
  await dialog.getByLabel('Reason').selectOption({ label: 'Study gap' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card.getByText('Study gap').waitFor()
  expect(await read()).toMatchObject([{ outcome: 'refused', visa_decision: 'refused' }])
})

test('the list filters, saves a view and changes several applications', async () => {
  await addLead('Deepa Example', [{ institution: 'List College', country: 'MT' }])
  await addLead('Esha Example', [{ institution: 'List College', country: 'MT' }])
  const page = await openOffice(
    openPage,
    desktop,
    '/admin/applications?q=list+college&outcome=open',
  )
  await page.getByRole('link', { name: 'Deepa Example' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('College')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: /^College/ }).waitFor()

  for (const name of ['Deepa', 'Esha'])
    await page.getByRole('checkbox', { name: new RegExp(`${name} Example`) }).check()
  await page.getByRole('button', { name: 'Edit selected' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Outcome').selectOption({ label: 'Withdrawn by student' })
  await dialog.getByLabel('Reason').selectOption({ label: 'Chose another country' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2 applications changed').waitFor()
  await page.getByText('No applications found').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Esha Example' }).waitFor()
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the board moves applications by the select of a card on %s', async (name, window) => {
  const { read } = await addLead(`Farah of ${name}`, [
    { institution: 'Board University', country: 'NZ' },
  ])
  const tracks = await administrator.call(tracksApi.list, {})
  const track = tracks.find(({ country }) => country === 'NZ')
  const page = await openOffice(openPage, window, `/admin/applications/board?track=${track?.id}`)
  const column = (step: string) => page.getByRole('region', { name: step, exact: true })
  const card = (step: string) =>
    column(step)
      .getByRole('listitem')
      .filter({ hasText: `Farah of ${name}` })
  await expectAccessible(page)
  await card('Apply').getByRole('combobox').selectOption({ label: 'Offer' })
  await card('Offer').waitFor()
  if (window === desktop) {
    await card('Offer').dragTo(column('Visa lodged'))
    await card('Visa lodged').waitFor()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await card('Offer').waitFor()
  }
  const [width, content] = await readWidths(page)
  expect(content).toBe(width)
  const [stored] = await read()
  expect(track?.steps.find(({ id }) => id === stored?.step_id)?.name).toBe('Offer')
})

test('numbers of the report open their lists, and Today names the application of a deadline', async () => {
  const { path } = await addLead('Dipa Example', [
    {
      ...hull,
      deadline: addDays(dayIn('Asia/Kathmandu', new Date()), -30),
      deadline_note: 'Offer deadline',
    },
  ])
  const page = await openOffice(openPage, phone, '/admin/reports/applications')
  await expectAccessible(page)
  const table = page.getByRole('region', { name: 'From channel to enrolment' })
  const number = table.getByRole('link', { name: /Walk-in, With application$/ })
  const count = Number((await number.textContent())?.trim().split(/\s/)[0])
  await number.click()
  await page.waitForURL(/\/admin\/leads\?.*application=any/)
  await page
    .getByText(new RegExp(`\\b${count} leads?\\b`))
    .first()
    .waitFor()

  await page.goto('/admin/today')
  const row = page.getByRole('listitem').filter({ hasText: 'Dipa Example' })
  await row.getByText('Offer deadline, University of Hull, MSc Data Science').waitFor()
  await row.getByRole('button', { name: /^Done:/ }).click()
  await page.goto(path)
  await cardOf(page, hull.institution).waitFor()
  const [width, content] = await readWidths(page)
  expect(content).toBe(width)
})
