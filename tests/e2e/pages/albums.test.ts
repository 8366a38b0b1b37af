import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { makePage } from '#tests/factories.ts'
import { createImage } from '#tests/test-images.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openScreen, readWidths } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { addSection } from '../page-editor.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()

test('makes an album, is told what is missing, and publishes it', async () => {
  const page = await openWindow(url, desktop)
  await openSignedIn(page, '/admin/pages')
  expect((await page.request.get('/gallery')).status()).toBe(404)
  await page.getByRole('button', { name: '+ New album' }).click()
  const dialog = page.getByRole('dialog', { name: 'New album' })
  await dialog.getByLabel('Title').fill('Farewell')
  await dialog.getByText('Address: /gallery/farewell.').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Farewell', level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page
    .getByRole('textbox', { name: 'Summary' })
    .and(page.locator('[aria-invalid=true]'))
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Summary' }).fill('The students of 2026.')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  const library = page.getByRole('dialog')
  await library.locator('input[type=file]').setInputFiles({
    name: 'farewell.png',
    mimeType: 'image/png',
    // Higher than the screen.
    buffer: await createImage('png', 600, 1600),
  })
  await library.getByRole('button', { name: 'Insert picture' }).click()
  const description = page.getByRole('textbox', { name: 'Alternative text' })
  await description.fill('')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await description.and(page.locator('[aria-invalid=true]')).waitFor()
  await description.fill('Students with tika')
  await page.getByRole('textbox', { name: 'Caption' }).fill('Before the flight')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
  await expectAccessible(page)

  const visitor = await openWindow(url, { ...phone, javaScriptEnabled: false })
  await visitor.goto('/gallery')
  await visitor.getByRole('link', { name: 'Farewell' }).click()
  await visitor.getByRole('img', { name: 'Students with tika' }).waitFor()
})

test('shows the whole picture in a dialog, which the keyboard closes', async () => {
  const visitor = await openWindow(url, phone)
  await visitor.goto('/gallery/farewell')
  await visitor.locator('[data-part=lightbox][data-started]').waitFor()
  const link = visitor.getByRole('link', { name: 'Students with tika' })
  await link.click()
  const dialog = visitor.getByRole('dialog', { name: 'Pictures' })
  await dialog.getByRole('img', { name: 'Students with tika' }).waitFor()
  await dialog.getByText('Picture 1 of 1').waitFor()
  const boxOf = async (element: Locator) =>
    (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const picture = await boxOf(dialog.getByRole('img'))
  const caption = await boxOf(dialog.getByText('Before the flight'))
  expect(picture.height).toBeGreaterThan(300)
  expect(picture.y + picture.height).toBeLessThanOrEqual(caption.y)
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const [address, focused] = await Promise.all([
    link.getAttribute('href'),
    visitor.evaluate(() => document.activeElement?.getAttribute('href')),
  ])
  expect(focused).toBe(address)
  const answer = await visitor.request.get(address ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
})

test('shows pictures of the album in a section of a page', async () => {
  const { administrator } = await signIn(url)
  const body = { type: 'page' as const, title: 'Our students' }
  const { id } = await administrator.call(pagesApi.add, { body })
  const content = makePage({ slug: 'our-students', title: 'Our students' })
  await administrator.call(pagesApi.save, { params: { id }, body: { revision: 1, content } })
  const page = await openScreen(url, `/admin/pages/edit?id=${id}`)
  await addSection(page, 'Album')
  await page.getByLabel('Heading').last().fill('The farewell')
  await page.getByLabel('Number of pictures or albums').fill('0')
  await page.getByRole('combobox', { name: 'Album' }).selectOption({ label: 'Farewell' })
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const count = page.getByLabel('Number of pictures or albums')
  await count.and(page.locator('[aria-invalid=true]')).waitFor()
  await expectAccessible(page)
  await count.fill('4')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()

  const visitor = await openWindow(url, phone)
  await visitor.goto('/our-students')
  await visitor.locator('[data-part=lightbox][data-started]').waitFor()
  // With the keyboard alone.
  const picture = visitor.getByRole('link', { name: 'Students with tika' })
  await picture.focus()
  await visitor.keyboard.press('Enter')
  const dialog = visitor.getByRole('dialog', { name: 'Pictures' })
  await dialog.getByRole('img', { name: 'Students with tika' }).waitFor()
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const [screen, width] = await readWidths(visitor)
  expect(width).toBe(screen)
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'Farewell (1 picture)' }).click()
  await visitor.getByRole('heading', { name: 'Farewell', level: 1 }).waitFor()
})

test('fits into a phone in both languages, and is accessible', async () => {
  const visitor = await openWindow(url, phone)
  for (const address of ['/gallery', '/gallery/farewell']) {
    for (const prefix of ['', '/ne']) {
      await visitor.goto(prefix + address)
      await visitor.getByText('Farewell').first().waitFor()
      const [screen, content] = await readWidths(visitor)
      expect([prefix + address, content]).toEqual([prefix + address, screen])
      await expectAccessible(visitor)
    }
  }
})
