import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { makeDestination } from '#tests/factories.ts'
import { createClient, signIn as signInToApi } from '../../processes/api-clients.ts'
import { openScreen, readFieldErrors, readFocus, readText, readWidths, save } from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'
import { editDestination as edit, createFlag as flag } from './destination-form.ts'

const { url, openPage } = await openSite()
const path = '/admin/destinations'
/** The address of one destination. */
const oneDestination = /\/api\/destinations\/[0-9a-f-]{36}\/$/
const failure = 'Failed to save. Make sure all fields are valid.'

test('shows destinations as cards with flag, description, benefits and buttons', async () => {
  for (const window of [undefined, phone]) {
    const page = await openScreen(url, path, window)
    await page.getByRole('heading', { name: 'Canada' }).waitFor()

    expect(
      await page
        .getByRole('listitem')
        .filter({ has: heading(page, 'Canada') })
        .count(),
    ).toBe(1)
    const card = cardOf(page, 'Canada')
    expect(await card.locator('img').getAttribute('src')).toMatch(/^\/flags\/canada\.svg\?t=20/)
    // Visitors see the value of: "Study permit in {ca.processing}".
    await card.getByRole('listitem').getByText('Study permit in 8–10 weeks').waitFor()
    expect(await readWidths(page)).toEqual([page.viewportSize()?.width, page.viewportSize()?.width])
    await expectAccessible(page)
  }
})

test('adds a destination with a flag that visitors see immediately', async () => {
  const page = await openScreen(url, path)
  await page.getByRole('button', { name: '+ Add Destination' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add destination' })
  await expect.poll(() => readFocus(page)).toBe('Country *')
  await dialog.getByLabel('Country').fill('Norway')
  await dialog.getByLabel('Description').fill('Fjords, and no tuition fees.')
  await dialog.getByLabel('Benefits').fill('No tuition fees, , Programmes in English ,')
  await expect
    .poll(() => dialog.getByRole('listitem').allInnerTexts())
    .toEqual(['No tuition fees', 'Programmes in English'])
  await dialog.getByLabel('Flag').setInputFiles(await flag())
  await expect.poll(() => previewSize(page)).toEqual([64, 32])
  await expectAccessible(page)

  await save(page)

  await dialog.waitFor({ state: 'detached' })
  await heading(page, 'Norway').waitFor()
  await expect.poll(() => page.url()).toBe(url + path)
  await expect.poll(() => readFocus(page)).toBe('+ Add Destination')
  const visitor = await openPage('/destinations')
  await heading(visitor, 'Norway').waitFor()
  const [added] = (await createClient(url).call(destinationsApi.list, {})).slice(-1)
  expect(added).toMatchObject({
    country: 'Norway',
    benefits: ['No tuition fees', 'Programmes in English'],
    flag: expect.stringMatching(/^\/media\//),
  })
})

test('links a destination to its guide by code, independent of its name', async () => {
  const page = await openScreen(url, path)
  const dialog = await edit(page, 'New Zealand')
  await dialog.getByLabel('Country').fill('Aotearoa')
  await dialog.getByLabel('Two-letter code').fill('New Zealand')
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({ 'Two-letter code': 'Please enter two letters, for example AU.' })
  await dialog.getByLabel('Two-letter code').fill('nz')

  await save(page)

  await dialog.waitFor({ state: 'detached' })
  const visitor = await openPage('/destinations')
  const link = visitor.getByRole('link', { name: 'Aotearoa' })
  expect(await link.getAttribute('href')).toBe('/newzealand')
  const reopened = await edit(page, 'Aotearoa')
  expect(await reopened.getByLabel('Two-letter code').inputValue()).toBe('NZ')
})

test('refuses a country that is in the list, and a code of no country, at their fields', async () => {
  const page = await openScreen(url, path)
  await page.getByRole('button', { name: '+ Add Destination' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add destination' })
  await dialog.getByLabel('Country').fill('canada')
  await dialog.getByLabel('Description').fill('Again.')

  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({ 'Country *': '“Canada” is already in the list. Please edit it instead.' })
  await dialog.getByLabel('Country').fill('Nowhere')
  await dialog.getByLabel('Two-letter code').fill('ZZ')
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({ 'Two-letter code': expect.stringContaining('capital letters of the country') })
  await dialog.getByLabel('Two-letter code').fill('CA')
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({ 'Two-letter code': '“Canada” already has this code. Please enter another one.' })
})

test('sends only changed fields and removes the flag', async () => {
  const page = await openScreen(url, path)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  const dialog = await edit(page, 'Malta')
  expect(await dialog.getByLabel('Country').inputValue()).toBe('Malta')
  expect(await dialog.locator('img').getAttribute('src')).toBe('/flags/malta.svg')
  await dialog.getByRole('button', { name: 'Remove picture' }).click()
  expect(await dialog.locator('img').getAttribute('src')).toBe('/flags/default.svg')
  await dialog.getByLabel('Description').fill('An island.')

  await save(page)

  await cardOf(page, 'Malta').getByText('An island.').waitFor()
  const seen = { flag: '/flags/malta.svg', description: expect.any(String) }
  expect(sent).toEqual([{ flag: '', description: 'An island.', seen }])
  expect(await cardOf(page, 'Malta').locator('img').getAttribute('src')).toMatch(
    '/flags/default.svg',
  )
  await page.getByText('Destination saved').waitFor()
})

test('shows errors at their fields, keeps the input and shows a failure message', async () => {
  const page = await openScreen(url, path, phone)
  const dialog = await edit(page, 'Japan')
  const benefits = `${'x'.repeat(121)}, short`
  await dialog.getByLabel('Country').fill('J'.repeat(61))
  await dialog.getByLabel('Description').fill(' ')
  await dialog.getByLabel('Benefits').fill(benefits)

  await save(page)

  await dialog.getByText(failure).waitFor()
  await expect.poll(() => readFocus(page)).toContain('Country: Please use at most 60 characters.')
  await dialog.getByRole('link', { name: /^Country: / }).click()
  await expect.poll(() => readFocus(page)).toBe('Country *')
  expect(await readFieldErrors(page)).toEqual({
    'Country *': 'Please use at most 60 characters.',
    'Description *': 'Please fill this in.',
    Benefits: 'Please use at most 120 characters for each benefit.',
  })
  expect(await readText(dialog.getByLabel('Benefits'))).toBe(benefits)
  await expectAccessible(page)

  await dialog.getByLabel('Benefits').fill(Array(13).fill('b').join(','))
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toMatchObject({ Benefits: 'Please enter at most 12 benefits.' })
})

test('shows server errors at their fields', async () => {
  const page = await openScreen(url, path)
  await page.route(oneDestination, (route) =>
    route.fulfill({
      status: 400,
      json: { detail: 'Please check.', code: 'invalid', fields: { country: 'Not this one.' } },
    }),
  )
  const dialog = await edit(page, 'Japan')
  await dialog.getByLabel('Country').fill('Nippon')

  await save(page)

  await dialog.getByText(failure).waitFor()
  expect(await readFieldErrors(page)).toEqual({ 'Country *': 'Not this one.' })
  expect(await dialog.getByLabel('Country').inputValue()).toBe('Nippon')

  await page.unroute(oneDestination)
  await page.route(oneDestination, (route) =>
    route.fulfill({ status: 413, json: { detail: 'Too large.', code: 'too_large' } }),
  )
  await dialog.getByLabel('Flag').setInputFiles(await flag())
  await save(page)
  await expect.poll(() => readFieldErrors(page)).toEqual({ Flag: 'Too large.' })
})

test('confirms a deletion, logs a failure and keeps the destination', async () => {
  const { administrator } = await signInToApi(url)
  await administrator.call(destinationsApi.add, { body: makeDestination({ country: 'Iceland' }) })
  const page = await openScreen(url, path)
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure to delete this destination?',
  })
  const clickDelete = (country: string) =>
    page.getByRole('button', { name: `Delete ${country}` }).click()

  await clickDelete('Iceland')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.route(oneDestination, (route) => route.abort())
  await clickDelete('Iceland')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => logged.join()).toContain('The destination could not be deleted')
  expect(await heading(page, 'Iceland').count()).toBe(1)
  await page.unroute(oneDestination)

  await clickDelete('Iceland')
  await question.getByRole('button', { name: 'Delete' }).click()

  await heading(page, 'Iceland').waitFor({ state: 'detached' })
  await expect.poll(() => readFocus(page)).toBe('Study Destinations')
  const visitor = await openPage('/destinations')
  await heading(visitor, 'Canada').waitFor()
  expect(await heading(visitor, 'Iceland').count()).toBe(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await heading(page, 'Iceland').waitFor()
  await visitor.reload()
  await heading(visitor, 'Iceland').waitFor()
})

test('shows a loading text, and what to do next in an empty list', async () => {
  const { administrator } = await signInToApi(url)
  for (const { id } of await administrator.call(destinationsApi.list, {})) {
    await administrator.call(destinationsApi.remove, { params: { id } })
  }
  const page = await openScreen(url, '/admin/dashboard')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/destinations/source/', async (route) => {
    await released
    await route.continue()
  })

  await page.getByRole('link', { name: 'Study Destinations', exact: true }).click()
  await page.getByText('Loading destinations...').waitFor()
  release()

  await page.getByText('No destinations found').waitFor()
  await page.getByText('Press “+ Add Destination” to create the first one').waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/destinations/source/')
  await page.route('**/api/destinations/source/', (route) => route.abort())
  await page.reload()
  await page.getByText('Failed to fetch destinations. Please try again later.').waitFor()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const cardOf = (page: Page, country: string) =>
  page.getByRole('listitem').filter({ has: heading(page, country) })

function previewSize(page: Page) {
  return page
    .getByRole('img', { name: 'Preview' })
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
}
