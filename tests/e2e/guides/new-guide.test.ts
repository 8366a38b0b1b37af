import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { factsApi } from '#app/features/facts/contract.ts'
import { ireland } from '#app/features/guides/content/ireland.ts'
import { GuideDraft } from '#app/features/guides/guide-contract.ts'
import type { FieldSchema } from '#app/features/pages/form-contract.ts'
import { makeFact } from '../../factories.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readText } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { openWindow } from '../windows.ts'

// A whole guide is filled in here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const { url } = await openSite()
const { administrator } = await signIn(url)
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const { properties = {} } = GuideDraft as FieldSchema

type Value = string | number | boolean | Value[] | { [name: string]: Value }

interface Part {
  schema?: FieldSchema
  value: Value
  /** The path of the field, for example `steps.0.title`. */
  path: string
}

/** The actions of an editor. Facts are chosen with the keyboard from the search of their field. */
interface Actions {
  clicks: number
  fields: number
  facts: number
}

const deleted = await administrator.call(factsApi.add, {
  body: makeFact({ key: 'no.funds', label: 'Funds of Norway', country: 'NO', topic: 'funds' }),
})
const facts = await administrator.call(factsApi.list, { querystring: { limit: 1000 } })

/** Searches for a fact by its label and chooses it. */
async function chooseFact(page: Page, path: string, key: string) {
  const { label, country } = facts.find((fact) => fact.key === key) ?? { label: '', country: '' }
  const search = page.locator(`[data-field="${path}"]`)
  await search.fill(label)
  const options = page.locator(`[id="${await search.getAttribute('aria-controls')}"] [role=option]`)
  await options.first().waitFor()
  const name = country ? `${countryNames.of(country)}: ${label}` : label
  const texts = await options.locator('> :first-child').allTextContents()
  for (let steps = texts.indexOf(name); steps > 0; steps--) await search.press('ArrowDown')
  await search.press('Enter')
}

/** Fills in a part of a page by labels. Leaves out what the form already has. */
async function fill(page: Page, part: Part, actions: Actions): Promise<void> {
  const { schema = {}, value, path } = part
  const { type, title = '', items, control: kind } = schema
  const field = page.locator(`[data-field="${path}"]`)
  if (type === 'object') {
    for (const [name, each] of Object.entries(value as Record<string, Value>)) {
      const inner = { schema: schema.properties?.[name], value: each, path: `${path}.${name}` }
      await fill(page, inner, actions)
    }
  } else if (type === 'array' && items?.type === 'object') {
    for (const [index, each] of (value as Value[]).entries()) {
      if ((await field.locator('> ol > li').count()) <= index) {
        actions.clicks++
        await field.getByRole('button', { name: `Add to ${title}`, exact: true }).click()
      }
      await fill(page, { schema: items, value: each, path: `${path}.${index}` }, actions)
    }
  } else if (kind === 'facts') {
    const chosen = field.locator('xpath=ancestor::div[2]/ul/li')
    for (const key of (value as string[]).slice(await chosen.count())) {
      actions.facts++
      await chooseFact(page, path, key)
    }
  } else if (kind === 'months') {
    for (const month of value as number[]) {
      actions.clicks++
      await field
        .getByRole('checkbox')
        .nth(month - 1)
        .check()
    }
  } else if (type === 'boolean') {
    actions.clicks++
    await field.setChecked(value as boolean)
  } else if (kind !== 'picture') {
    const control = page.getByLabel(title).and(field)
    const text = Array.isArray(value) ? value.join('\n') : String(value)
    if ((await readText(control)) === text) return
    actions.fields++
    await (schema.enum ? control.selectOption(text) : control.fill(text))
  }
}

const createActions = (): Actions => ({ clicks: 0, fields: 0, facts: 0 })

/** Fills in fields of a page. Opens the sections of lists and groups. */
async function fillPage(page: Page, content: object, actions = createActions()) {
  for (const [path, value] of Object.entries(content)) {
    const schema = properties[path]
    if (schema?.type === 'object' || schema?.type === 'array') {
      actions.clicks++
      await page.getByRole('heading', { name: schema.title, exact: true }).click()
    }
    await fill(page, { schema, value, path }, actions)
  }
}

async function openNewGuide(page: Page, country: string) {
  await openSignedIn(page, '/admin/pages')
  await page.getByRole('button', { name: '+ New guide' }).click()
  await page.getByRole('textbox', { name: 'Country' }).fill(country)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Line above the title').waitFor()
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
}

/** Returns the texts of a guide, without the day of the last change. */
async function readGuide(page: Page, path: string) {
  await page.goto(path)
  const texts = await page.locator('main :is(h1, h2, h3, p, li, dt, dd, a)').allTextContents()
  return texts.filter((text) => !text.startsWith('Last changed on'))
}

test('makes a whole guide from nothing, which shows what the guide of a new office shows', async () => {
  const page = await openWindow(url)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // The preview runs no scripts.
    const isExpected = message.text().startsWith('Blocked script execution in')
    if (message.type() === 'error' && !isExpected) errors.push(message.text())
  })
  await openNewGuide(page, 'Ireland')
  const actions = createActions()

  await fillPage(page, { ...ireland, slug: 'study-in-ireland' }, actions)
  await publish(page)

  await page.getByText('Published', { exact: true }).first().waitFor()
  const shipped = await readGuide(page, '/ireland')
  expect(shipped.length).toBeGreaterThan(150)
  expect(await readGuide(page, '/study-in-ireland')).toEqual(shipped)
  expect(errors).toEqual([])
  // Clicks in the form, and fields. A new guide has the requirements for students from Nepal.
  expect(actions).toEqual({ clicks: 90, fields: 149, facts: 27 })
})

test('marks wrong input and a deleted fact in a new guide at its field', async () => {
  const page = await openWindow(url)
  await openNewGuide(page, 'Norway')
  const listMarked = () =>
    page
      .locator('[aria-invalid=true]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-field')))
  const link = { title: 'Immigration service', address: 'www.udi.no' }
  await fillPage(page, { intro: 'x'.repeat(601) })
  await expect.poll(listMarked).toEqual(['intro'])

  await fillPage(page, { intro: 'Fjords.', slug: 'Study in Norway', links: [link] })
  await page.frameLocator('iframe').getByText('www.udi.no').waitFor({ state: 'attached' })
  await publish(page)

  const missing = ['description', 'tagline', 'gateway.airport', 'gateway.city', 'answers.intakes']
  await expect
    .poll(async () => (await listMarked()).toSorted())
    .toEqual([...missing, 'slug', 'links.0.address'].toSorted())

  const address = page.locator('[data-field="links.0.address"]')
  await address.fill('https://www.udi.no')
  await fillPage(page, {
    slug: 'ireland',
    description: 'Study in Norway.',
    tagline: 'Up in the north',
  })
  for (const [path, text] of Object.entries({
    'gateway.airport': 'OSL',
    'gateway.city': 'Oslo',
  })) {
    await page.locator(`[data-field="${path}"]`).fill(text)
  }
  await page.getByRole('group', { name: 'Intake months' }).getByLabel('August').check()
  // Text that is no fact does not stay, because nothing of it is stored.
  const funds = page.locator('[data-field="answers.funds.keys"]')
  await funds.fill('words that no fact has')
  await page.getByText('No fact matches.').first().waitFor()
  await funds.blur()
  expect(await funds.inputValue()).toBe('')
  await chooseFact(page, 'answers.funds.keys', deleted.key)
  await page.getByText('No value yet').waitFor()
  await administrator.call(factsApi.remove, { params: { id: deleted.id } })
  await publish(page)
  await page.getByText(`There is no fact with the key “${deleted.key}”.`).first().waitFor()
  expect(await listMarked()).toEqual(['answers.funds.keys'])
  await page.getByRole('button', { name: 'Remove Funds of Norway' }).press('Enter')
  await chooseFact(page, 'answers.funds.keys', 'ie.funds')
  await publish(page)
  await expect.poll(listMarked).toEqual(['slug'])

  await fillPage(page, { slug: 'norway' })
  await page.getByLabel('Tuition on top').check()
  await publish(page)

  await page.getByText('Published', { exact: true }).first().waitFor()
  expect(await (await page.request.get('/norway')).text()).toContain('+ unpaid first-year fee')
})
