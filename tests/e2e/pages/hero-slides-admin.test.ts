import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { createClient, signIn as signInToApi } from '../../processes/api-clients.ts'
import { createImage } from '../../test-images.ts'
import {
  clearText,
  openScreen,
  readFieldErrors,
  readFocus,
  readText,
  readWidths,
  save,
} from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const path = '/admin/heroslides'
const failure = 'Failed to save. Make sure all fields are valid.'

test('shows slides in a table of title, subtitle, image and actions', async () => {
  const page = await openScreen(url, path)
  const row = rowOf(page, 'Study in Canada')
  await row.waitFor()

  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Title',
    'Subtitle',
    'Image',
    'Actions',
  ])
  await row.getByText('Work permit of up to 3 years after graduation').waitFor()
  expect(await row.locator('img').getAttribute('src')).toBe('/slides/canada.webp')
  expect(await row.getByRole('button').allTextContents()).toEqual(['', 'Edit', 'Delete'])
  await expectAccessible(page)
})

test('shows each slide as a card on a phone and fits the dialog', async () => {
  const page = await openScreen(url, path, phone)
  await page.getByText('Study in Canada').waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit Study in Canada' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit slide' })
  expect(await readText(dialog.getByRole('textbox', { name: 'Title', exact: true }))).toBe(
    'Study in Canada',
  )
  const widest = await dialog.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
  expect(widest[1]).toBe(widest[0])
  await expectAccessible(page)
})

test('adds a slide with a picture that visitors see immediately', async () => {
  const page = await openScreen(url, path)
  const dialog = await add(page)
  await expect.poll(() => readFocus(page)).toBe('Title *')
  expect(await dialog.getByLabel('Button text').inputValue()).toBe('Get Started')
  await fill(page, { Title: 'Study in Norway', Subtitle: 'Fjords', Tagline: 'Intakes in August' })
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await picture())
  const preview = dialog.getByRole('img', { name: 'Preview' })
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(64)

  await save(page)

  await dialog.waitFor({ state: 'detached' })
  await rowOf(page, 'Study in Norway').waitFor()
  await expect.poll(() => page.url()).toBe(url + path)
  expect((await createClient(url).call(heroSlidesApi.listPublic, {})).at(-1)).toMatchObject({
    title: 'Study in Norway',
    subtitle: 'Fjords',
    tagline: 'Intakes in August',
    description: '',
    button_text: 'Get Started',
    image: expect.stringMatching(/^\/media\//),
  })
  const visitor = await openPage('/hero')
  await visitor.getByRole('button', { name: /^Slide \d: Study in Norway$/ }).waitFor()
  const reopened = await add(page)
  expect(await readText(reopened.getByRole('textbox', { name: 'Title', exact: true }))).toBe('')
})

test('links a slide to the chosen page', async () => {
  const page = await openScreen(url, path)
  await page.getByRole('button', { name: 'Edit Study in New Zealand' }).click()
  const target = page.getByRole('dialog').getByLabel('Button link')
  expect(await target.inputValue()).toBe('/newzealand')
  await target.selectOption('Scholarship Guidance')

  await save(page)

  await target.waitFor({ state: 'detached' })
  const visitor = await openPage('/hero')
  const leads = (title: string) =>
    visitor
      .locator('[aria-roledescription=slide]', { hasText: title })
      .locator('a')
      .getAttribute('href')
  expect(await leads('Study in New Zealand')).toBe('/services/scholarship-guidance')
  expect(await leads('Your journey starts in Kathmandu')).toBe('/contact')
  await visitor.getByRole('button', { name: /^Slide 2: Study in Australia/ }).click()
  await visitor.getByRole('group', { name: '2 of' }).getByRole('link').click()
  await visitor.waitForURL('**/australia')
})

test('accepts a picture address, replaces it with a file and removes it', async () => {
  const page = await openScreen(url, path)
  await page.getByRole('button', { name: 'Edit Study in Canada' }).click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Or image address')
  const shown = () => dialog.getByRole('img').getAttribute('src')
  expect(await address.inputValue()).toBe('/slides/canada.webp')

  await address.fill('/slides/australia.webp')
  expect(await shown()).toBe('/slides/australia.webp')
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await picture())
  expect(await address.inputValue()).toBe('')
  await expect.poll(shown).toMatch(/^blob:/)
  await dialog.getByRole('button', { name: 'Remove picture' }).click()
  expect(await shown()).toBe('/slides/default.webp')
  await expect.poll(() => readFocus(page)).toBe('Image')
  await address.fill('slides/japan.webp')
  await save(page)
  await dialog.getByText(failure).waitFor()
  expect(await readFieldErrors(page)).toEqual({
    'Or image address': 'Please enter an address that begins with https://.',
  })
  await address.fill('/slides/journey.webp')
  await save(page)

  await dialog.waitFor({ state: 'detached' })
  const image = rowOf(page, 'Study in Canada').locator('img')
  await expect.poll(() => image.getAttribute('src')).toBe('/slides/journey.webp')
})

test('shows errors at their fields, keeps the input and shows a failure message', async () => {
  const page = await openScreen(url, path)
  const dialog = await add(page)
  const typed = {
    Title: ' ',
    Subtitle: 's'.repeat(201),
    Tagline: 't'.repeat(121),
    Description: 'd'.repeat(1001),
    'Button text': 'b'.repeat(41),
  }
  await fill(page, typed)
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') }
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(text)

  await save(page)

  await dialog.getByText(failure).waitFor()
  expect(await readFieldErrors(page)).toEqual({
    'Title *': 'Please fill this in.',
    Subtitle: 'Please use at most 200 characters.',
    Tagline: 'Please use at most 120 characters.',
    Description: 'Please use at most 1000 characters.',
    'Button text': 'Please use at most 40 characters.',
    Image: 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.',
  })
  for (const [label, value] of Object.entries(typed)) {
    const field = dialog.getByRole('textbox', { name: label, exact: true })
    expect([label, await readText(field)]).toEqual([label, value])
  }
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Leave out this file' }).click()
  await fill(page, { Title: 'Norway' })
  for (const name of ['Subtitle', 'Tagline', 'Description']) {
    await clearText(dialog.getByRole('textbox', { name, exact: true }))
  }
  await fill(page, { 'Button text': '🎓'.repeat(40) })
  await page.route('**/api/hero-slides/', (route) => route.abort())
  await save(page)
  await dialog.getByText('The server could not be reached.').last().waitFor()
  expect(await readText(dialog.getByRole('textbox', { name: 'Title', exact: true }))).toBe('Norway')
  await page.unroute('**/api/hero-slides/')
  await save(page)
  await dialog.waitFor({ state: 'detached' })
})

test('confirms a deletion, shows a failure and keeps the slide', async () => {
  const page = await openScreen(url, path)
  const question = page.getByRole('alertdialog', { name: 'Delete this slide?' })
  const clickDelete = () => page.getByRole('button', { name: 'Delete Study in Australia' }).click()

  await clickDelete()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.route('**/api/hero-slides/*/', (route) => route.abort())
  await clickDelete()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Failed to delete slide.').waitFor()
  expect(await rowOf(page, 'Study in Australia').count()).toBe(1)
  await page.unroute('**/api/hero-slides/*/')

  await clickDelete()
  await question.getByRole('button', { name: 'Delete' }).click()

  await rowOf(page, 'Study in Australia').waitFor({ state: 'detached' })
  await expect.poll(() => readFocus(page)).toBe('Hero Slides')
  const visitor = await openPage('/hero')
  expect(await visitor.getByText('Study in Australia').count()).toBe(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await rowOf(page, 'Study in Australia').waitFor()
})

test('shows a loading text, and what to do next in an empty list', async () => {
  const { administrator } = await signInToApi(url)
  for (const { id } of await administrator.call(heroSlidesApi.list, {})) {
    await administrator.call(heroSlidesApi.remove, { params: { id } })
  }
  const page = await openScreen(url, '/admin/dashboard')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/hero-slides/', async (route) => {
    await released
    await route.continue()
  })

  await page.getByRole('link', { name: 'Hero Slides', exact: true }).click()
  await page.getByText('Loading slides...').waitFor()
  release()

  await page.getByText('No slides found').waitFor()
  await page.getByText('Press “+ Add New Slide” to create the first one').waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/hero-slides/')
  await page.route('**/api/hero-slides/', (route) => route.abort())
  await page.reload()
  await page.getByText('Failed to fetch slides. Please try again later.').waitFor()
})

const picture = async () => ({
  name: 'fjord.png',
  mimeType: 'image/png',
  buffer: await createImage('png'),
})

const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) })

async function add(page: Page) {
  await page.getByRole('button', { name: '+ Add New Slide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add slide' })
  await dialog.waitFor()
  return dialog
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('dialog').getByRole('textbox', { name: label, exact: true }).fill(value)
  }
}
