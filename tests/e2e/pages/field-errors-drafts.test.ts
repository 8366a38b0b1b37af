import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { versionsApi } from '#app/features/pages/versions-contract.ts'
import { makePage } from '#tests/factories.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openScreen, readFieldErrors, readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible } from '../windows.ts'

const { url } = await openSite()

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor()

/** Opens the editor of this guide. */
async function openGuide(address: string, options?: BrowserContextOptions) {
  const { administrator } = await signIn(url)
  const listed = await administrator.call(pagesApi.list, { querystring: { type: 'guide' } })
  const { id } = listed.find(({ slug }) => slug === address) ?? { id: '' }
  return openScreen(url, `/admin/pages/edit?id=${id}`, options)
}

async function publishNow(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
}

/** Opens the section with this heading. */
async function openPart(page: Page, name: string) {
  const part = page.locator('details', { has: page.getByRole('heading', { name, exact: true }) })
  await part.getByRole('heading', { name, exact: true }).click()
  return part
}

test('does not publish while a field on the screen has an error', async () => {
  const { administrator } = await signIn(url)
  const listed = await administrator.call(pagesApi.list, { querystring: { type: 'guide' } })
  const { id = '' } = listed.find(({ slug }) => slug === 'australia') ?? {}
  const params = { id }
  const before = await administrator.call(versionsApi.list, { params })
  const page = await openScreen(url, `/admin/pages/edit?id=${id}`)
  const costs = await openPart(page, 'Costs')
  const cost = costs.getByRole('textbox', { name: 'Cost' }).first()
  const right = await cost.inputValue()

  // A draft may lack it; publishing refuses it.
  await cost.fill('')
  await page.getByLabel('Introduction').fill('A new introduction.')
  await saved(page)
  await publishNow(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  const link = summary.getByRole('link', { name: /^Cost/ })
  await link.waitFor()
  expect(await cost.getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await link.click()
  await expect.poll(() => cost.evaluate((it) => it === document.activeElement)).toBe(true)

  // A draft also refuses text over the limit.
  await cost.fill('x'.repeat(200))
  await page.getByText('Not saved:').waitFor()
  await summary.getByRole('link', { name: 'Costs 1, Cost: ' }).waitFor()
  await page.getByText('kept in this browser only').waitFor()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByText('Not published, because the draft could not be saved.').waitFor()
  expect(await page.getByRole('button', { name: 'Publish now' }).count()).toBe(0)
  expect(await summary.evaluate((it) => it === document.activeElement)).toBe(true)
  const notices = page.getByRole('region', { name: /^Notifications/ })
  expect(await notices.getByText('Published', { exact: true }).count()).toBe(0)
  expect(await administrator.call(versionsApi.list, { params })).toEqual(before)

  await cost.fill(right)
  await saved(page)
  await publishNow(page)
  await expect
    .poll(async () => (await page.request.get('/australia')).text())
    .toContain('A new introduction.')
  expect(await summary.count()).toBe(0)
})

test('marks what cannot be published as soon as it is saved, but no empty fields', async () => {
  const { administrator } = await signIn(url)
  const { id, draft } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'Terms of our library' },
  })
  const action = { id: 'a', type: 'action', heading: 'Ask', text: '', label: '', target: '' }
  await administrator.call(pagesApi.save, {
    params: { id },
    body: { revision: 1, content: { ...draft, sections: [action] } },
  })
  const page = await openScreen(url, `/admin/pages/edit?id=${id}`)
  const missing = page.getByText(/^Missing or wrong for publishing/)
  await missing.waitFor()
  expect(await readFieldErrors(page)).toEqual({})

  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('contact')
  await page.getByRole('textbox', { name: 'Link', exact: true }).fill('javascript:alert(1)')
  await page.getByLabel('Introduction').fill('It costs {no.such-fee}.')
  const link =
    'Please enter a page such as /contact, or an address that begins with https://, mailto: or tel:.'
  await expect
    .poll(async () => Object.values(await readFieldErrors(page)))
    .toEqual([
      '/contact is used by the site itself. Please choose another address.',
      'There is no fact with the key “no.such-fee”.',
      link,
    ])
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Link', exact: true }).fill('/contact')
  await expect.poll(async () => Object.values(await readFieldErrors(page))).not.toContain(link)

  // The failures of publishing do not stay beside its success.
  const notices = page.getByRole('region', { name: /^Notifications/ })
  await page.getByLabel('Description for search engines').fill('What holds.')
  await saved(page)
  await publishNow(page)
  await notices.getByText('Not published.').waitFor()
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('library-terms')
  await page.getByLabel('Introduction').fill('It is free.')
  await page.getByRole('textbox', { name: 'Button text', exact: true }).fill('Ask us')
  await saved(page)
  await publishNow(page)
  await notices.getByText('Published', { exact: true }).waitFor()
  await expect.poll(() => notices.getByText('Not published.').count()).toBe(0)
})

test('does not publish while the server cannot be reached', async () => {
  const { administrator } = await signIn(url)
  const { id } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'House rules' },
  })
  const editor = await openScreen(url, `/admin/pages/edit?id=${id}`)
  await editor.getByLabel('Description for search engines').fill('What holds in our rooms.')
  await saved(editor)
  await editor.context().setOffline(true)
  await editor.getByLabel('Introduction').fill('Please read this.')

  await publishNow(editor)

  await editor.getByText('Not published.').waitFor()
  const failure = editor.getByRole('main').getByText('The server could not be reached.')
  await failure.waitFor()
  expect(await editor.getByText('Please correct what is listed above.').count()).toBe(0)
  await editor.context().setOffline(false)
  await saved(editor)
  await expect.poll(() => failure.count()).toBe(0)
  const read = await administrator.call(pagesApi.read, { params: { id } })
  expect(read.state).toBe('draft')
})

test('replaces a refused draft with a version and restores it with Undo', async () => {
  const { administrator } = await signIn(url)
  const { id } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'Opening hours' },
  })
  const params = { id }
  const content = makePage({ slug: 'opening-hours', intro: 'As published.' })
  await administrator.call(pagesApi.save, { params, body: { revision: 1, content } })
  await administrator.call(pagesApi.publish, { params, body: { revision: 2, change_note: '' } })
  const editor = await openScreen(url, `/admin/pages/edit?id=${id}`)
  const refusal = { detail: 'Your role cannot change pages.', code: 'forbidden' }
  let calls = 0
  await editor.route('**/draft/', (route) => {
    calls++
    return route.fulfill({ status: 403, json: refusal })
  })
  const intro = editor.getByLabel('Introduction')
  await intro.fill('Typed.')
  await editor.getByText(`Not saved: ${refusal.detail}`).waitFor()

  await editor.getByRole('button', { name: 'History' }).click()
  await editor.getByRole('button', { name: 'Restore version 1' }).click()
  await editor.getByText('Version 1 restored to the draft').waitFor()
  expect(await intro.textContent()).toBe('As published.')
  await saved(editor)

  expect(calls).toBeLessThanOrEqual(3)
  await editor.unroute('**/draft/')
  await editor.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => intro.textContent()).toBe('Typed.')
  await expect
    .poll(async () => (await administrator.call(pagesApi.read, { params })).draft)
    .toMatchObject({ intro: 'Typed.' })
})

test('lists errors without a control above the form with a link to the nearest section', async () => {
  const { administrator } = await signIn(url)
  const listed = await administrator.call(pagesApi.list, { querystring: { type: 'page' } })
  const { id } = listed.find(({ slug }) => slug === 'privacy-policy') ?? { id: '' }
  const page = await openScreen(url, `/admin/pages/edit?id=${id}`)
  await page.route('**/draft/', async (route) => {
    const { revision, content } = route.request().postDataJSON()
    const [first, ...others] = content.sections
    const sections = [{ ...first, id: 'Not an id' }, ...others]
    await route.continue({
      postData: JSON.stringify({ revision, content: { ...content, sections } }),
    })
  })
  await page.getByLabel('Introduction').fill('Another one.')

  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  await summary.getByRole('link').click()

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-section'))
  await expect.poll(focused).toBe('sections.0')
})

test('keeps the focus in a field with an error during an automatic save', async () => {
  const page = await openGuide('canada')
  const costs = await openPart(page, 'Costs')
  const cost = costs.getByRole('textbox', { name: 'Cost' }).first()
  await cost.fill('')
  await saved(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByLabel('Change note').fill('New costs')
  await page.getByRole('button', { name: 'Publish now' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  const isFocused = (it: Element) => it === document.activeElement
  await expect.poll(() => summary.evaluate(isFocused)).toBe(true)
  const control = await cost.elementHandle()

  await summary.getByRole('link', { name: /^Cost/ }).click()
  await page.keyboard.type('hello world')

  expect(await cost.inputValue()).toBe('hello world')
  expect(await control?.evaluate(isFocused)).toBe(true)
  expect(await cost.isVisible()).toBe(true)

  // Over the draft's limit: autosave is refused.
  await page.keyboard.insertText('x'.repeat(200))
  await summary.getByRole('link', { name: /^Cost/ }).waitFor()
  await page.keyboard.type(' and on')
  expect(await control?.evaluate(isFocused)).toBe(true)
  expect(await cost.inputValue()).toMatch(/hello worldx{200} and on$/)
  expect(await costs.evaluate((it) => it.getBoundingClientRect().bottom > 0)).toBe(true)
  // It does not flicker with each key.
  expect(await summary.count()).toBe(1)

  // The change note stays until publication.
  await cost.fill('Tuition')
  await saved(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  expect(await page.getByLabel('Change note').inputValue()).toBe('New costs')
})

test('does not stretch the editor with long words', async () => {
  const page = await openGuide('canada', { viewport: { width: 360, height: 640 } })
  const costs = await openPart(page, 'Costs')

  await page
    .getByLabel(/^Title/)
    .first()
    .fill('x'.repeat(400))
  await costs.getByRole('textbox').first().fill('x'.repeat(400))

  const [width, content] = await readWidths(page)
  expect(content).toBe(width)
})
