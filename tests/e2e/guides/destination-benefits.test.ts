import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { makeDestination } from '../../factories.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openScreen, save } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible } from '../windows.ts'
import { editDestination as edit } from './destination-form.ts'

const { url, openPage } = await openSite()
const path = '/admin/destinations'

test('splits benefits at line breaks or at commas outside numbers', async () => {
  const page = await openScreen(url, path)
  const dialog = await edit(page, 'Japan')
  const benefits = dialog.getByLabel('Benefits')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Japan' }) })
  const items = () => dialog.getByRole('listitem').allInnerTexts()
  await benefits.fill('From €11,904 a year, Intakes 2026,2027, 3,Part-time work')
  await expect
    .poll(items)
    .toEqual(['From €11,904 a year', 'Intakes 2026,2027', '3', 'Part-time work'])
  await benefits.fill('Tokyo, Kyoto and Osaka\n\u200b\nFrom €11,904 a year')
  const lines = ['Tokyo, Kyoto and Osaka', 'From €11,904 a year']
  await expect.poll(items).toEqual(lines)

  await save(page)

  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => card.getByRole('listitem').allInnerTexts()).toEqual(lines)
  const reopened = await edit(page, 'Japan')
  expect(await reopened.getByRole('listitem').allInnerTexts()).toEqual(lines)

  // A typed figure is marked and replaced with a fact by keyboard.
  await reopened.getByRole('button', { name: 'Replace with fact' }).press('Enter')
  const chooser = reopened.getByRole('combobox', { name: 'Fact to replace “€11,904”' })
  await chooser.fill('mt.fod')
  await reopened.getByText('No fact matches.').first().waitFor()
  await chooser.fill('mt.food')
  await expectAccessible(page)
  await chooser.press('Enter')
  await reopened.getByRole('listitem').getByText('From €450 a month a year').waitFor()
  await reopened.getByRole('textbox', { name: 'Benefits' }).getByText('€450 a month').waitFor()
})

test('renders facts in the list without moving the content below', async () => {
  const page = await openPage('/')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/facts/?*', async (route) => {
    await gate.promise
    await route.continue()
  })
  const requested = page.waitForRequest('**/api/facts/?*')
  await openSignedIn(page, path)
  await requested
  const japan = page.getByRole('button', { name: 'Edit Japan' })
  await page.getByText('Loading destinations...').waitFor()
  expect(await japan.isVisible()).toBe(false)

  gate.resolve()

  await japan.waitFor()
  expect(await page.getByText('…').count()).toBe(0)
})

test('shows dots for facts that cannot be loaded', async () => {
  const page = await openPage('/')
  await page.route('**/api/facts/?*', (route) => route.abort())
  await openSignedIn(page, path)

  await page.getByRole('button', { name: 'Edit Japan' }).waitFor()
  await page.getByText('…').first().waitFor()
})

test('marks a destination without a guide in the office and links its card to the home page', async () => {
  const { administrator } = await signIn(url)
  await administrator.call(destinationsApi.add, { body: makeDestination({ country: 'Norway' }) })
  const page = await openScreen(url, path)
  const card = (country: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: country }) })
  const note = /^No guide yet, so the card links to the home page\. Create one under Pages\s?\./

  await card('Norway').getByText(note).waitFor()
  expect(await page.getByText(note).count()).toBe(1)
  await expectAccessible(page)

  const visitor = await openPage('/destinations')
  const link = visitor.getByRole('link', { name: 'Norway', exact: true })
  expect(await link.getAttribute('href')).toBe('/')
})
