import { expect, test } from 'vitest'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { guardiansApi } from '#app/features/leads/guardians-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { createImage } from '../../test-images.ts'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)

/** Adds a student with an application and a needed document. */
async function addStudent(name: string) {
  const body = { name, phone: '9841000001', countries: ['GB'] }
  const { id } = await administrator.call(leadsApi.add, { body })
  const params = { id }
  await administrator.call(applicationsApi.add, {
    params,
    body: { institution: 'University of Hull', country: 'GB', intake: '2027-01' },
  })
  await administrator.call(studentDocumentsApi.add, { params, body: { kind: 'bank_balance' } })
  return { id, path: `/admin/leads/${id}` }
}

test('a student opens the link that the office sends, and sends a photo until it is revoked', async () => {
  const office = await openOffice(openPage, desktop, (await addStudent('Asha Example')).path)
  const card = office.getByRole('region', { name: 'Progress link' })
  await card.getByRole('button', { name: 'Create link' }).click()
  const address = await card.getByLabel('Address of the progress link').inputValue()
  const whatsapp = await card.getByRole('link', { name: 'Open in WhatsApp' }).getAttribute('href')
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/9779841000001\?text=Hello%20Asha/)
  expect(decodeURIComponent(whatsapp ?? '')).toContain(address)
  await expectAccessible(office)

  const path = address.slice(new URL(address).origin.length)
  const student = await openPage('about:blank', { ...phone, javaScriptEnabled: false })
  await student.goto(path)
  expect(await student.content()).not.toContain('Asha')
  await student.getByRole('button', { name: 'Open my page' }).click()
  await student.getByRole('heading', { name: 'Asha, your applications' }).waitFor()
  await student.getByText('We act next').waitFor()
  await card.getByText('Not yet').waitFor({ state: 'detached' })

  const documents = student.getByRole('region', { name: 'Documents we still need' })
  await documents.getByText('Photo or file').click()
  await documents.getByRole('button', { name: 'Send' }).click()
  await documents.getByText('Please choose a file first.').waitFor()
  const [window = 0, width = 0] = await readWidths(student)
  expect(width).toBeLessThanOrEqual(window)
  await student.getByRole('link', { name: 'नेपाली' }).click()
  await student.getByRole('heading', { name: 'Asha, तपाईंका आवेदन' }).waitFor()
  await student.getByRole('link', { name: 'English' }).click()

  await documents.getByText('Photo or file').click()
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await createImage('jpeg') }
  await documents.getByLabel(/^A photo, PDF/).setInputFiles(photo)
  await documents.getByRole('button', { name: 'Send' }).click()
  await student.getByText('We have received the file: Bank balance').waitFor()
  await office
    .getByRole('link', { name: /photo\.jpg/ })
    .or(office.getByText('photo.jpg'))
    .first()
    .waitFor()

  const received = student.getByRole('region', { name: 'Documents we have' })
  await received.getByRole('link', { name: /^Open.*Bank balance/ }).click()
  await student.getByRole('button', { name: 'Ask for a code' }).click()
  await student.getByText('We have received your request').waitFor()
  await card.getByText('Asked for a code').waitFor()
  await card.getByRole('button', { name: 'Code for documents' }).click()
  const code = (await card.getByText(/^\d{6}$/).textContent()) ?? ''
  await card.getByText('Asked for a code').waitFor({ state: 'detached' })
  const field = student.getByLabel(/^Code of 6 digits/)
  await field.fill('12345')
  await student.getByRole('button', { name: 'Open' }).click()
  await student.getByText('Please enter the 6 digits of the code.').waitFor()
  expect(await field.getAttribute('aria-describedby')).toBe('code-error')
  const [codeWindow = 0, codeWidth = 0] = await readWidths(student)
  expect(codeWidth).toBeLessThanOrEqual(codeWindow)
  await field.fill(code)
  await student.getByRole('button', { name: 'Open' }).click()
  await student.getByRole('link', { name: 'Page 1' }).click()
  // The browser shows the photo itself.
  await student.locator('img').waitFor()
  await student.goBack()

  await card.getByRole('button', { name: 'Revoke' }).click()
  await card.getByRole('button', { name: 'Create link' }).waitFor()
  await student.reload()
  await student.getByRole('heading', { name: 'This link no longer works' }).waitFor()
})

test('a guardian sees what the student allows, and the office records a consent', async () => {
  const { id, path } = await addStudent('Bina Sample')
  await administrator.call(guardiansApi.add, {
    params: { id },
    body: { name: 'Hari Example', relation: 'father', phone: '9841000003' },
  })
  const office = await openOffice(openPage, phone, path)
  const card = office.getByRole('region', { name: 'Progress link' })
  await card.getByRole('button', { name: 'Create link', exact: true }).click()
  const field = card.getByLabel('Address of the progress link')
  const toPath = (address: string) => address.slice(new URL(address).origin.length)
  const own = toPath(await field.inputValue())
  await card.getByRole('button', { name: 'Create link Hari Example' }).click()
  const ofGuardian = toPath(await field.nth(1).inputValue())
  await card.getByText('May see: Nothing').waitFor()

  const open = async (address: string) => {
    const page = await openPage('about:blank', { ...phone, javaScriptEnabled: false })
    await page.goto(address)
    await page.getByRole('button', { name: 'Open my page' }).click()
    return page
  }
  const father = await open(ofGuardian)
  await father.getByText('Bina has not agreed yet').waitFor()
  const student = await open(own)
  const sharing = student.getByRole('group', { name: /Hari Example/ })
  await sharing.getByLabel('Where my applications stand, and payments').check()
  await student.getByRole('button', { name: /^Save.*Hari Example/ }).click()
  await student.getByText('Saved. It counts from now on.').waitFor()
  const [window = 0, width = 0] = await readWidths(student)
  expect(width).toBeLessThanOrEqual(window)
  await father.reload()
  await father.getByRole('heading', { name: 'Applications of Bina' }).waitFor()
  await father.getByText('We act next').waitFor()
  expect(await father.getByText('Bank balance').count()).toBe(0)

  await card.getByText('May see: Applications', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Record consent Hari Example' }).click()
  const dialog = office.getByRole('dialog', { name: 'Consent for Hari Example' })
  await dialog.getByLabel('Documents: names and sending').check()
  await dialog.getByLabel('Note').fill('Told by phone.')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await card.getByText(/Told by phone\./).waitFor()
  await father.reload()
  await father.getByText('Bank balance').first().waitFor()
  const [officeWindow = 0, officeWidth = 0] = await readWidths(office)
  expect(officeWidth).toBeLessThanOrEqual(officeWindow)
})
