import { expect, test } from 'vitest'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
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
  return `/admin/leads/${id}`
}

test('a student opens the link that the office sends, and sends a photo until it is revoked', async () => {
  const office = await openOffice(openPage, desktop, await addStudent('Asha Example'))
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
  await student.getByText('University of Hull acts next').waitFor()
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

  await card.getByRole('button', { name: 'Revoke' }).click()
  await card.getByRole('button', { name: 'Create link' }).waitFor()
  await student.reload()
  await student.getByRole('heading', { name: 'This link no longer works' }).waitFor()
})
