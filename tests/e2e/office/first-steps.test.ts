import { expect, onTestFinished, test } from 'vitest'
import { openFromMenu, openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

test('the first steps lead to their screens, and can be hidden and shown again', async () => {
  const { openPage } = await openSite(onTestFinished)
  const page = await openOffice(openPage, phone, '/admin/dashboard')
  const section = page.getByRole('region', { name: 'First steps' })
  await section.waitFor()
  await expectAccessible(page)
  expect(await section.getByRole('listitem').count()).toBe(7)

  await section.getByRole('link', { name: 'Set up e-mail' }).click()
  await page.getByRole('heading', { name: 'Mail', level: 1 }).waitFor()
  await page.goBack()

  await section.getByRole('button', { name: 'Hide first steps' }).click()
  await section.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Show first steps' }).click()
  await section.waitFor()
})

test('example data is added and removed with one button each', async () => {
  const { openPage } = await openSite(onTestFinished)
  const page = await openOffice(openPage, desktop, '/admin/dashboard')

  await page.getByRole('button', { name: 'Add example data' }).click()
  const notice = page.getByRole('region', { name: 'Example data' })
  await notice.waitFor()
  await expectAccessible(page)
  await openFromMenu(page, 'Leads')
  await page.getByRole('link', { name: 'Example Student 1' }).waitFor()

  await openFromMenu(page, 'Dashboard')
  await notice.getByRole('button', { name: 'Remove example data' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove the example data?' })
  await dialog.getByText('4 example leads, 2 example chats and 1 example page').waitFor()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await notice.waitFor({ state: 'detached' })
  await openFromMenu(page, 'Leads')
  await page.getByText('No leads found').waitFor()
  await page.getByRole('link', { name: 'Add a lead' }).waitFor()
})
