import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { factsApi } from '#app/features/facts/contract.ts'
import { ireland } from '#app/features/guides/content/ireland.ts'
import { makeFact } from '../../factories.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openSite } from '../site.ts'
import { openWindow } from '../windows.ts'
import { GuideForm } from './guide-form.ts'
import { norway, norwegianFigures } from './norway.ts'

// A whole guide is filled in here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const { url } = await openSite()
const { administrator } = await signIn(url)

const deleted = await administrator.call(factsApi.add, {
  body: makeFact({ key: 'se.sum', label: 'Funds of Sweden', country: 'SE', topic: 'funds' }),
})
const facts = await administrator.call(factsApi.list, { querystring: { limit: 1000 } })

/** Opens a window that collects errors. */
async function openForm() {
  const page = await openWindow(url)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // The preview runs no scripts, and the server refuses a second guide at first.
    const isExpected =
      message.text().startsWith('Blocked script execution in') ||
      message.text().includes('status of 400')
    if (message.type() === 'error' && !isExpected) errors.push(message.text())
  })
  return { page, errors, form: new GuideForm(page, facts) }
}

/** Returns the texts of a guide, without the day of the last change. */
async function readGuide(page: Page, path: string) {
  await page.goto(path)
  const texts = await page.locator('main :is(h1, h2, h3, p, li, dt, dd, a)').allTextContents()
  return texts.filter((text) => !text.startsWith('Last changed on'))
}

const waitUntilPublished = (page: Page) =>
  page.getByText('Published', { exact: true }).first().waitFor()

test('makes a guide for a country from nothing, and types no value twice', async () => {
  const { page, errors, form } = await openForm()
  const { actions } = form
  await form.open('Norway')

  await form.click('Enter figures')
  const dialog = page.getByRole('dialog', { name: 'Figures of Norway' })
  const sources = new Set<string>()
  for (const [label, { value, address }] of Object.entries(norwegianFigures)) {
    actions.fields += 2
    // A source that was typed before is chosen from the list of the field.
    actions.keys += value.length + (sources.has(address) ? 3 : address.length) + 2
    sources.add(address)
    await dialog.getByLabel(label, { exact: true }).fill(value)
    await dialog.getByLabel(`Source address of “${label}”`).fill(address)
  }
  actions.clicks++
  await dialog.getByLabel('I read these figures on the source pages').check()
  await form.click('Save')
  await page.getByText('Figures saved').waitFor()
  await form.fillPage(norway)
  await form.publish()

  await waitUntilPublished(page)
  const texts = (await readGuide(page, '/norway')).join('\n').replaceAll('\u00a0', ' ')
  // The first year is the sum of the figures: tuition, living, visa and health cover.
  expect(texts).toContain('NOK 288,100–348,100')
  // At the top, and in the step in which the bank papers are shown.
  expect(texts.match(/NOK 166,859/g)?.length).toBeGreaterThan(1)
  for (const figure of ['20 hours a week', 'NOK 5,900', '8–12 weeks', '12 months'])
    expect(texts).toContain(figure)
  const compared = await page.request.get('/compare?countries=au,no')
  expect((await compared.text()).replaceAll('\u00a0', ' ')).toContain('NOK 166,859')
  expect(errors).toEqual([])
  const written = JSON.stringify(norway)
  const typedTwice = Object.values(norwegianFigures).filter(({ value }) => written.includes(value))
  expect(typedTwice).toEqual([])
  // At most 80 clicks and ten minutes, where a click takes a second, and five keys take one.
  expect(actions).toEqual({ clicks: 29, fields: 57, facts: 0, keys: 1255 })
})

test('makes a whole guide, which shows what the guide of a new office shows', async () => {
  const { page, errors, form } = await openForm()
  await form.open('Ireland', { isSecond: true })

  await form.fillPage({ ...ireland, slug: 'study-in-ireland' }, { isWhole: true })
  await form.publish()

  await waitUntilPublished(page)
  const shipped = await readGuide(page, '/ireland')
  expect(shipped.length).toBeGreaterThan(150)
  expect(await readGuide(page, '/study-in-ireland')).toEqual(shipped)
  expect(errors).toEqual([])
  const { clicks, fields, facts } = form.actions
  expect({ clicks, fields, facts }).toEqual({ clicks: 80, fields: 127, facts: 17 })
})

test('asks before a second guide for a country, and refuses what is no country', async () => {
  const { page, form } = await openForm()
  await form.open('Iceland')
  await page.goto('/admin/pages?add=guide')
  const dialog = page.getByRole('dialog', { name: 'New guide' })
  const country = dialog.getByLabel('Country')
  const save = dialog.getByRole('button', { name: 'Save' })
  await country.waitFor()
  const options = await dialog.locator('datalist option').count()
  expect(options).toBeGreaterThan(240)

  for (const [typed, message] of [
    ['', 'Please fill this in.'],
    ['Narnia 🎓', 'Please choose a country from the list, for example Norway.'],
    ['x'.repeat(121), 'Please use at most 120 characters.'],
  ] as const) {
    await country.fill(typed)
    await save.click()
    await expect.poll(() => country.getAttribute('aria-invalid')).toBe('true')
    expect(
      await dialog.locator(`[id="${await country.getAttribute('id')}-error"]`).textContent(),
    ).toBe(message)
  }
  await country.fill('iceland')
  await dialog.getByText('Address: /iceland.').waitFor()
  await save.click()
  const confirm = dialog.getByLabel('Create another guide')
  await expect.poll(() => confirm.getAttribute('aria-invalid')).toBe('true')
  await dialog.getByRole('alert').getByText('There is a guide for Iceland already.').waitFor()
  await dialog.getByRole('link', { name: 'Study in Iceland from Nepal' }).click()

  await page.getByRole('heading', { name: 'Study in Iceland from Nepal', level: 1 }).waitFor()
})

test('marks wrong input and a deleted fact in a new guide at its field', async () => {
  const { page, form } = await openForm()
  await form.open('Sweden')
  const listMarked = () =>
    page
      .locator('[aria-invalid=true]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-field')))
  const link = { title: 'Migration agency', address: 'www.migrationsverket.se' }
  await form.fillPage({ intro: 'x'.repeat(601) })
  await expect.poll(listMarked).toEqual(['intro'])

  await form.fillPage({ intro: 'Forests.', slug: 'Study in Sweden', links: [link] })
  const preview = page.frameLocator('iframe').getByText('www.migrationsverket.se')
  await preview.waitFor({ state: 'attached' })
  await form.publish()

  const missing = ['tagline', 'gateway.airport', 'gateway.city', 'answers.intakes']
  await expect
    .poll(async () => (await listMarked()).toSorted())
    .toEqual([...missing, 'slug', 'links.0.address'].toSorted())

  await form.type('links.0.address', 'https://www.migrationsverket.se')
  await form.fillPage({ slug: 'ireland', tagline: 'Up in the north' })
  await form.type('gateway.airport', 'ARN')
  await form.type('gateway.city', 'Stockholm')
  await page.getByRole('group', { name: 'Intake months' }).getByLabel('August').check()
  // Text that is no fact does not stay, because nothing of it is stored.
  const funds = page.locator('[data-field="answers.funds.keys"]')
  await funds.fill('words that no fact has')
  await page.getByText('No fact matches.').first().waitFor()
  await funds.blur()
  expect(await funds.inputValue()).toBe('')
  await form.chooseFact('answers.funds.keys', deleted.key)
  await page.getByRole('button', { name: 'Remove Funds of Sweden' }).waitFor()
  await administrator.call(factsApi.remove, { params: { id: deleted.id } })
  await form.publish()
  await page.getByText(`There is no fact with the key “${deleted.key}”.`).first().waitFor()
  // The taken address is refused with it.
  expect(await listMarked()).toEqual(['slug', 'answers.funds.keys'])
  await page.getByRole('button', { name: 'Remove Funds of Sweden' }).press('Enter')
  await form.chooseFact('answers.funds.keys', 'ie.funds')
  await expect.poll(listMarked).toEqual(['slug'])

  await form.fillPage({ slug: 'sweden' })
  await page.getByLabel('Tuition on top').check()
  await form.publish()

  await waitUntilPublished(page)
  expect(await (await page.request.get('/sweden')).text()).toContain('+ unpaid first-year fee')
})
