import { expect, test } from 'vitest'
import { readWidths } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()

test('writes and publishes an article, which visitors find in its category without scripts', async () => {
  const page = await openWindow(url, desktop)
  await openSignedIn(page, '/admin/articles')
  await page.getByText('Visitors find articles once you publish the first one.').waitFor()
  expect((await page.request.get('/articles')).status()).toBe(404)
  await expectAccessible(page)

  await page.getByRole('button', { name: '+ New article' }).click()
  const dialog = page.getByRole('dialog', { name: 'New article' })
  await dialog.getByLabel('Title').fill('Visa interviews')
  await dialog.getByText('Address: /articles/visa-interviews.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Visa interviews', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Summary' }).fill('What the officer asks.')
  await page.getByRole('combobox', { name: 'Author' }).fill('Asha Gurung')
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('# Papers')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bring your passport.')
  await page.getByRole('heading', { name: 'Categories' }).click()
  await page.getByRole('textbox', { name: 'Categories' }).fill('Student visas\nNews')
  await page.frameLocator('iframe').getByRole('link', { name: 'Student visas' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'All articles' }).click()
  await page.getByRole('link', { name: 'Visa interviews' }).waitFor()
  await expectAccessible(page)

  const visitor = await openWindow(url, { ...phone, javaScriptEnabled: false })
  await visitor.goto('/articles')
  await visitor.getByRole('link', { name: 'Visa interviews' }).click()
  await visitor.getByRole('heading', { name: 'Papers', level: 2 }).waitFor()
  await visitor.getByText('By Asha Gurung').waitFor()
  await visitor.getByRole('link', { name: 'Student visas' }).click()
  await visitor.getByRole('heading', { name: 'Articles: Student visas', level: 1 }).waitFor()
  await visitor.getByRole('link', { name: 'Visa interviews' }).waitFor()
})

test('fits into a phone in both languages, and is accessible', async () => {
  const visitor = await openWindow(url, phone)
  for (const address of ['/articles', '/articles/visa-interviews']) {
    for (const prefix of ['', '/ne']) {
      await visitor.goto(prefix + address)
      await visitor.getByText('Visa interviews').first().waitFor()
      const [screen, content] = await readWidths(visitor)
      expect([prefix + address, content]).toEqual([prefix + address, screen])
      await expectAccessible(visitor)
    }
  }
})
