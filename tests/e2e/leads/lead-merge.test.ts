import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()

test('two leads are compared on a phone, merged with the keyboard, and unmerged', async () => {
  const { administrator } = await signIn(url)
  const sharedPhone = '9800000001'
  const add = (name: string, email: string) =>
    administrator.call(leadsApi.add, { body: { name, email, phone: sharedPhone } })
  const { id } = await add('Asha Example', 'asha@student.example')
  const other = await add('Bikash Example', 'bikash@student.example')
  const body = { subject: 'Nursing' }
  await administrator.call(leadsApi.change, { params: { id: other.id }, body })

  const page = await openOffice(openPage, phone, `/admin/leads/${id}`)
  await page.getByRole('link', { name: 'Compare with Bikash Example' }).click()
  const names = page.getByRole('group', { name: 'Name' })
  await names.getByRole('radio', { name: 'Asha Example' }).focus()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  expect(await names.getByRole('radio', { name: 'Bikash Example' }).isChecked()).toBe(true)
  const subjects = page.getByRole('group', { name: 'Subject' })
  expect(await subjects.getByRole('radio', { name: 'Nursing' }).isChecked()).toBe(true)
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Bikash Example', level: 1 }).waitFor()
  await page.getByText('Nursing').first().waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Viewed by' }).click()
  const opened = page.getByText(/opened the lead/)
  await opened.filter({ hasText: 'Asha Example' }).waitFor()
  await opened.filter({ hasText: 'Bikash Example' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Unmerge Bikash Example' }).click()
  await page.getByRole('heading', { name: 'Asha Example', level: 1 }).waitFor()

  await page.getByRole('button', { name: /Not a duplicate/ }).click()
  await page.getByText('Marked as not a duplicate').waitFor()
  await expect.poll(() => page.getByText('Possible duplicates').count()).toBe(0)
  const toast = page.getByRole('listitem').filter({ hasText: 'Marked as not a duplicate' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Possible duplicates').waitFor()
})
