import { expect, test } from 'vitest'
import { readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { openPage } = await openSite()

test('the office publishes a branch page, which visitors find with its map and hours', async () => {
  const page = await openOffice(openPage, desktop, '/admin/pages')
  await page.getByRole('button', { name: '+ New branch page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New branch page' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please fill this in.').first().waitFor()
  await dialog.getByLabel('Title').fill('Our branch in Pokhara')
  await dialog.getByText('Address: /branches/our-branch-in-pokhara.').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Our branch in Pokhara', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Description for search engines' }).fill('At the lake.')
  await page.getByRole('textbox', { name: 'Place on the map' }).fill('at the lake')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  // It is also in the folded list of what is missing.
  await page
    .getByText(/^Place on the map/)
    .first()
    .waitFor()
  expect((await page.request.get('/branches')).status()).toBe(404)
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Place on the map' }).fill('28.2096, 83.9856')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()

  for (const size of [phone, desktop]) {
    const visitor = await openPage('/branches', size)
    await visitor.getByRole('heading', { name: 'Our branches', level: 1 }).waitFor()
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: 'Our branch in Pokhara' }).click()
    await visitor.getByRole('heading', { name: 'Our branch in Pokhara', level: 1 }).waitFor()
    await visitor
      .getByRole('link', { name: /Show the map|map/i })
      .first()
      .waitFor()
    const [screen, content] = await readWidths(visitor)
    expect(content).toBe(screen)
    await expectAccessible(visitor)
  }
  const nepali = await openPage('/ne/branches', phone)
  await nepali.getByRole('heading', { name: 'हाम्रा शाखा', level: 1 }).waitFor()
  await expectAccessible(nepali)
})
