import { expect, test } from 'vitest'
import { createUniqueImage } from '../../test-images.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible } from '../windows.ts'

const { openPage } = await openSite()

test('uploads, describes, deletes and chooses pictures and sets a focal point', async () => {
  const page = await openPage('about:blank', desktop)
  await openSignedIn(page, '/admin/pictures')
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
  const files = [
    file('front_desk.png', await createUniqueImage()),
    file('notes.png', Buffer.from('I am a picture.')),
    file('hall.png', await createUniqueImage()),
  ]

  await page.getByLabel('Pictures to upload').setInputFiles(files)

  await page.getByText('2 of 3 uploaded, 1 failed').waitFor()
  const refused = page.getByRole('listitem').filter({ hasText: 'notes.png' })
  expect(await refused.textContent()).toContain('Please choose a picture')
  await page.getByRole('button', { name: 'Edit front desk' }).click()
  const dialog = page.getByRole('dialog', { name: 'front desk' })
  await dialog.getByLabel('Alternative text').fill('A desk with two chairs')
  await dialog.getByRole('slider', { name: 'From the left' }).press('Home')
  await dialog.getByRole('slider', { name: 'From the top' }).press('End')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()

  const picture = page.getByRole('img', { name: 'A desk with two chairs' })
  await picture.waitFor()
  expect(await picture.getAttribute('style')).toContain('0% 100%')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete hall' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('hall is deleted').waitFor()
  await page.getByText('1 picture', { exact: true }).waitFor()
  await expectAccessible(page)

  await page.goto('/admin/destinations')
  await page.getByRole('button', { name: '+ Add Destination' }).click()
  await page.getByLabel('Country').fill('Norway')
  await page.getByLabel('Description').fill('Fjords.')
  await page.getByRole('button', { name: 'Choose from library' }).press('Enter')
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByLabel('Search pictures').fill('zebra')
  await library.getByText('No pictures match your search').waitFor()
  await expectAccessible(page)
  await library.getByLabel('Search pictures').fill('two chairs')
  await library.getByRole('button', { name: 'front desk' }).press('Enter')
  await library.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Norway').first().waitFor()
  await page.goto('/admin/pictures?use=used')
  await page.getByText('used in 1 place').waitFor()
})
