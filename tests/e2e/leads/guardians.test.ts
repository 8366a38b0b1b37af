import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { makeContact } from '../../factories.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()

test('a father of two students is added by phone, and his enquiry gets its student', async () => {
  const { administrator } = await signIn(url)
  const addLead = async (name: string, number: string) =>
    (await administrator.call(leadsApi.add, { body: { name, phone: number } })).id
  const sita = await addLead('Sita Example', '9841000001')
  const ram = await addLead('Ram Example', '9841000002')
  const page = await openOffice(openPage, phone, `/admin/leads/${sita}`)
  const guardians = page.getByRole('region', { name: 'Guardians' })
  await guardians.getByRole('button', { name: 'Add guardian' }).click()
  await guardians.getByLabel('Guardian’s phone').fill('9841000003')
  await guardians.getByLabel('Guardian’s name').fill('Hari Example')
  await guardians.getByLabel('Relation').fill('father')
  await guardians.getByRole('button', { name: 'Save guardian' }).click()
  await guardians.getByRole('link', { name: /^WhatsApp to/ }).waitFor()

  await page.goto(`${url}/admin/leads/${ram}`)
  await guardians.getByRole('button', { name: 'Add guardian' }).click()
  const number = guardians.getByLabel('Guardian’s phone')
  await number.pressSequentially('98410000')
  await guardians.locator('option[value="9841000003"]').waitFor({ state: 'attached' })
  await number.fill('9841000003')
  expect(await guardians.getByLabel('Guardian’s name').inputValue()).toBe('Hari Example')
  await guardians.getByRole('button', { name: 'Save guardian' }).click()
  await guardians.getByRole('link', { name: 'Sita Example' }).waitFor()
  await expectAccessible(page)

  await guardians.getByRole('button', { name: 'Remove Hari Example' }).click()
  await guardians.getByText('No guardian yet.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await guardians.getByText('Hari Example').first().waitFor()

  const enquiry = { name: 'Hari Example', phone: '9841000003', message: 'When do you open?' }
  await createClient(url).call(contactsApi.send, { body: makeContact(enquiry) })
  await page.goto(`${url}/admin/leads/${ram}`)
  await page.getByText('Which student? Enquiry from Hari Example').first().waitFor()
  const [window = 0, width = 0] = await readWidths(page)
  expect(width).toBeLessThanOrEqual(window)
  await page.goto(`${url}/admin/today`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'This student Sita Example' }).click()
  await page.getByText('Done: Which student?').first().waitFor()
  expect(await page.getByRole('button', { name: 'This student' }).count()).toBe(0)

  await page.goto(`${url}/admin/leads/${sita}`)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByText('Enquiry from Hari Example').first().waitFor()
  const find = (id: string) => administrator.call(leadsApi.find, { params: { id } })
  expect(await find(sita)).toMatchObject({ name: 'Sita Example', enquiries: 2 })
  expect(await find(ram)).toMatchObject({ enquiries: 1, tasks: [{ done_at: expect.any(String) }] })
})
