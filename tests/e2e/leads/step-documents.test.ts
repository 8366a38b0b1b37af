import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { tracksApi } from '#app/features/applications/tracks-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { filesApi } from '#app/features/student-documents/files-contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)

async function addLead(name: string, institution = 'University of Hull') {
  const { id } = await administrator.call(leadsApi.add, { body: { name, countries: ['GB'] } })
  const params = { id }
  const body = { institution, country: 'GB' }
  await administrator.call(applicationsApi.add, { params, body })
  return {
    id,
    path: `/admin/leads/${id}`,
    read: async () =>
      (await administrator.call(applicationsApi.listOfLead, { params })).applications,
  }
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Applications/ }).getByRole('article', { name })

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'an owner moves an application without documents, with a reason, on %s',
  async (name, window) => {
    const { path, read } = await addLead(`Asha of ${name}`)
    const page = await openOffice(openPage, window, path)
    const card = cardOf(page, 'University of Hull')
    await card.getByText('Passport (missing) · Transcript (missing)').waitFor()
    await card.getByRole('button', { name: 'Next: Offer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Language test (missing)').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Move without documents' }).click()
    await dialog.getByText('Please enter a reason.').first().waitFor()
    await dialog.getByLabel('Reason').fill('Promised for Monday')
    await dialog.getByRole('button', { name: 'Move without documents' }).click()
    await card.getByText(/Moved without documents by .*: Promised for Monday/).waitFor()
    const [width, content] = await readWidths(page)
    expect(content).toBe(width)
    await expectAccessible(page)
    expect(await read()).toMatchObject([{ override_reason: 'Promised for Monday' }])
  },
)

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the documents of the next step are asked for in one click, on %s', async (name, window) => {
  const { path } = await addLead(`Deepa of ${name}`)
  const page = await openOffice(openPage, window, path)
  const documents = page.getByRole('region', { name: 'Documents', exact: true })
  await documents.getByText('Passport · Transcript · Language test').waitFor()
  await documents.getByRole('button', { name: /^Ask for these/ }).click()
  await documents.getByRole('combobox', { name: 'Status of Transcript' }).waitFor()
  await documents
    .getByRole('button', { name: /^Ask for these ?: Deposit, University of Hull/ })
    .waitFor()
  await expectAccessible(page)
  const [width, content] = await readWidths(page)
  expect(content).toBe(width)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await documents
    .getByRole('combobox', { name: 'Status of Transcript' })
    .waitFor({ state: 'detached' })
  await documents.getByRole('button', { name: /^Ask for these ?: Offer/ }).waitFor()
})

test('the step dialog names the documents and takes the reason', async () => {
  const { path, read } = await addLead('Bina Example')
  const page = await openOffice(openPage, desktop, path)
  await cardOf(page, 'University of Hull').getByRole('button', { name: /^Step/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Step').selectOption({ label: 'Visa lodged' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog
    .getByText(/Documents for the step “Visa lodged”.*Passport \(missing\)/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Reason for moving without documents').fill('Lodged by the student')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await read()).toMatchObject([{ override_reason: 'Lodged by the student' }])
})

test('the board and the list keep an application whose documents are missing', async () => {
  const { read } = await addLead('Chandra Example', 'Board University')
  const [before] = await read()
  const page = await openOffice(
    openPage,
    desktop,
    `/admin/applications/board?track=${before?.track_id}&q=board`,
  )
  const column = (step: string) => page.getByRole('region', { name: step, exact: true })
  await column('Apply').getByRole('combobox').selectOption({ label: 'Offer' })
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Passport (missing)').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await column('Apply').getByText('Board University').waitFor()

  await page.goto(`${url}/admin/applications?q=board+university`)
  await page.getByRole('checkbox', { name: /Chandra Example/ }).check()
  await page.getByRole('button', { name: 'Edit selected' }).click()
  await dialog.getByLabel('Step').selectOption({ label: 'United Kingdom: Offer' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('0 applications changed').waitFor()
  await page
    .getByText('1 not changed, documents are missing. Chandra Example, Board University:')
    .waitFor()
  expect(await read()).toMatchObject([{ step_id: before?.step_id }])
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the documents of a step are chosen on its track, on %s', async (_, window) => {
  const tracks = await administrator.call(tracksApi.list, {})
  const malta = tracks.find(({ country }) => country === 'MT')
  const page = await openOffice(openPage, window, `/admin/applications/tracks?track=${malta?.id}`)
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: 'Lease' }) })
  await step.locator('summary').click()
  const photo = step.getByRole('checkbox', { name: 'Photo' })
  await photo.setChecked(!(await photo.isChecked()))
  await step.getByRole('checkbox', { name: 'They must be verified' }).check()
  await expectAccessible(page)
  const [width, content] = await readWidths(page)
  expect(content).toBe(width)
  await page.getByRole('button', { name: 'Save track' }).click()
  await page.getByText('Track saved').waitFor()
  const changed = await administrator.call(tracksApi.list, {})
  const stored = changed
    .find(({ country }) => country === 'MT')
    ?.steps.find(({ name }) => name === 'Lease')
  expect(stored).toMatchObject({
    documents: window === phone ? ['photo'] : [],
    is_verification_required: true,
  })
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('Today leads to the list of leads with expiring documents, on %s', async (name, window) => {
  const { id } = await addLead(`Esha of ${name}`)
  await addLead(`Farah of ${name}`)
  const { id: passport } = await administrator.call(studentDocumentsApi.add, {
    params: { id },
    body: { kind: 'passport', valid_until: '2020-01-01' },
  })
  const page = await openOffice(openPage, window, '/admin/today')
  await page.getByRole('link', { name: 'Leads with these documents' }).click()
  await page.getByRole('link', { name: `Esha of ${name}` }).waitFor()
  expect(await page.getByRole('link', { name: `Farah of ${name}` }).count()).toBe(0)
  await expectAccessible(page)
  await administrator.call(studentDocumentsApi.remove, { params: { id: passport } })
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('pages are reordered by keyboard and downloaded as one PDF, on %s', async (name, window) => {
  const { id, path } = await addLead(`Gita of ${name}`)
  const params = { id }
  const body = { kind: 'passport' as const }
  const { id: document_id } = await administrator.call(studentDocumentsApi.add, { params, body })
  const create = { width: 40, height: 60, channels: 3, background: 'navy' } as const
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
  for (const file of ['front.jpg', 'back.jpg'].map((each) => new File([bytes], each)))
    await administrator.call(filesApi.add, { params, body: { document_id }, file })

  const page = await openOffice(openPage, window, path)
  const documents = page.getByRole('region', { name: 'Documents', exact: true })
  await documents.getByRole('button', { name: '2 files of Passport' }).click()
  const up = documents.getByRole('button', { name: 'Move up back.jpg' })
  await up.focus()
  await page.keyboard.press('Enter')
  await documents.locator('li li').first().getByText('back.jpg', { exact: true }).first().waitFor()
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)
  await expectAccessible(page)
  const [width, content] = await readWidths(page)
  expect(content).toBe(width)
  const downloading = page.waitForEvent('download')
  await documents.getByRole('button', { name: /^Download as one PDF ?: Passport$/ }).click()
  expect((await downloading).suggestedFilename()).toBe('Passport.pdf')
})
