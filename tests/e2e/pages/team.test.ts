import { expect, test } from 'vitest'
import { readFieldErrors, readWidths, save } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { openPage } = await openSite()

test('the office introduces a person, whom visitors find on the page of the team', async () => {
  const page = await openOffice(openPage, phone, '/admin/team')
  expect((await page.request.get('/team')).status()).toBe(404)
  await page.getByRole('button', { name: '+ Add team member' }).click()
  await page.getByLabel(/^Languages/).fill('Nepali, '.repeat(20))
  await page.getByLabel(/^About the person/).fill('x'.repeat(601))
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({
      'Name *': 'Please fill this in.',
      'Role *': 'Please fill this in.',
      Languages: 'Please use at most 120 characters.',
      'About the person': 'Please use at most 600 characters.',
    })
  await expectAccessible(page)
  await page.getByLabel(/^Name/).fill('Asha Example')
  await page.getByLabel(/^Role/).fill('Senior counsellor')
  await page.getByLabel(/^Languages/).fill('Nepali, English')
  await page.getByLabel(/^About the person/).fill('Advises on Canada.')
  await page.getByLabel('Visibility').selectOption('true')
  await save(page)

  await page.getByRole('heading', { name: 'Asha Example' }).waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)
  for (const [address, heading] of [
    ['/team', 'Our team'],
    ['/ne/team', 'हाम्रो टोली'],
  ] as const) {
    for (const size of [phone, desktop]) {
      const visitor = await openPage(address, size)
      await visitor.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await visitor.getByRole('heading', { name: 'Asha Example', level: 2 }).waitFor()
      const [screen, content] = await readWidths(visitor)
      expect(content).toBe(screen)
      await expectAccessible(visitor)
    }
  }

  await page.getByRole('button', { name: 'Edit Asha Example' }).click()
  await page.getByLabel('Visibility').selectOption('false')
  await save(page)
  await page.getByText('Office only').waitFor()
  expect((await page.request.get('/team')).status()).toBe(404)
})
