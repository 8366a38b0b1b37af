import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { type MenuEntry, menusApi } from '#app/features/menus/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'
import { main as nepaliMain } from '#app/site/words.ne.ts'
import { makePage } from '../../factories.ts'
import { listCalls } from '../../field-screens.ts'
import { signIn } from '../../processes/api-clients.ts'
import { expectFieldErrors, type FieldErrorForm } from '../field-errors.ts'
import { openScreen, readFieldErrors, readFocus, readWidths, save } from '../forms.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()
let administrator: Awaited<ReturnType<typeof signIn>>['administrator']
// An access token lasts five minutes.
beforeEach(async () => {
  administrator = (await signIn(url)).administrator
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })

/** Replaces the English menu, whatever its revision is. */
async function setMenu(entries: MenuEntry[] | undefined) {
  const [english] = await administrator.call(menusApi.list, {})
  const body = { language: 'en', revision: english?.revision ?? 0 } as const
  if (entries) await administrator.call(menusApi.save, { body: { ...body, entries } })
  else await administrator.call(menusApi.reset, { body })
}

const link = (label: string, children: MenuEntry['children'] = []): MenuEntry => ({
  type: 'link',
  target: `https://example.com/${encodeURIComponent(label)}`,
  label,
  children,
})

async function publish(slug: string, title: string) {
  const { id } = await administrator.call(pagesApi.add, { body: { type: 'page', title } })
  const params = { id }
  const content = makePage({ slug, menu_location: '', title })
  const saved = await administrator.call(pagesApi.save, { params, body: { revision: 1, content } })
  await administrator.call(pagesApi.publish, { params, body: saved })
  return id
}

const form: FieldErrorForm = {
  call: 'PUT /api/menus/',
  path: '/admin/menu',
  validFields: ['language', 'revision', 'entries.*.type', 'entries.*.children'],
  send: save,
}

test('marks and lists the errors of each entry in the form', async () => {
  await expectFieldErrors(await openScreen(url, '/admin/dashboard'), form)
})

test('the table lists a test of this file for the form', () => {
  expect(listCalls('menu-admin')).toEqual([form.call])
})

test('an editor arranges the menu, and visitors see it at once', async () => {
  await publish('jobs', 'Jobs at our office')
  const page = await openScreen(url, '/admin/menu')
  await page.getByText('This is the default menu.').waitFor()
  await expectAccessible(page)

  await press(page, 'Add entry')
  const dialog = page.getByRole('dialog', { name: 'Add to the menu' })
  await dialog.getByLabel('Search').fill('jobs')
  await dialog.getByText('1 to choose from', { exact: true }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Jobs at our office/ }).click()
  await expect.poll(() => readFocus(page)).toContain('Jobs at our office')

  await press(page, 'Add entry')
  await dialog.getByRole('button', { name: /^Submenu/ }).click()
  await page.getByLabel('Label').filter({ visible: true }).fill('Students')
  const jobs = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: /^Jobs at our office/ }),
  })
  await jobs.getByText('Label and place').click()
  await jobs.getByLabel('Label', { exact: true }).fill('Jobs')
  const renamed = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: /^Jobs/, level: 2 }),
  })
  await renamed.getByLabel('Move under').selectOption({ label: 'Submenu of “Students”' })
  await page.getByRole('heading', { name: /^Jobs/, level: 3 }).waitFor()
  await press(page, 'Move Students up')
  await press(page, 'Remove Scholarships')
  await press(page, 'Undo')
  await page.getByRole('heading', { name: /^Scholarships/ }).waitFor()
  await press(page, 'Remove About')
  await save(page)
  await page.getByText('Saved. Visitors see the change now.').waitFor()
  await page.getByText('Saved by').waitFor()
  await expectAccessible(page)

  const visitor = await openWindow(url, { ...desktop, javaScriptEnabled: false })
  await visitor.goto('/')
  await expect.poll(() => nav(visitor).getByRole('link', { name: 'About' }).count()).toBe(0)
  await nav(visitor).getByText('Students', { exact: true }).filter({ visible: true }).click()
  await nav(visitor).getByRole('link', { name: 'Jobs', exact: true }).click()
  await visitor.waitForURL('**/jobs')

  await press(page, 'Reset to default')
  await page.getByText('This is the default menu.').waitFor()
  await visitor.goto('/')
  await nav(visitor).getByRole('link', { name: 'About' }).waitFor()
})

test('a wrong address and a missing label are refused beside their fields', async () => {
  await setMenu(undefined)
  const page = await openScreen(url, '/admin/menu')
  await press(page, 'Add entry')
  await page.getByRole('button', { name: /^Link to another site/ }).click()
  await page.getByLabel('Address').fill('example.com')
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({
      'Label *': 'Please fill this in.',
      'Address *': 'Please enter an address that begins with https://.',
    })
  await page.getByLabel('Address').fill('https://example.com/forms')
  await page.getByLabel('Label *').fill('Forms')
  await save(page)
  await page.getByText('Saved. Visitors see the change now.').waitFor()
})

test('too many entries are refused with the name of the list', async () => {
  await setMenu(Array.from({ length: 20 }, (_, index) => link(`Entry ${index}`)))
  const page = await openScreen(url, '/admin/menu')
  await press(page, 'Add entry')
  await page.getByRole('button', { name: /^All guides/ }).click()
  await save(page)
  await page.getByRole('link', { name: 'Entries: Please enter at most 20.' }).waitFor()
})

test('a colleague’s change is not overwritten without a question', async () => {
  await setMenu([link('First')])
  const page = await openScreen(url, '/admin/menu')
  await press(page, 'Add entry')
  await page.getByRole('button', { name: /^All guides/ }).click()
  await setMenu([link('Second')])

  await save(page)
  await page.getByText('has saved this menu meanwhile').waitFor()
  await expectAccessible(page)
  await press(page, 'Keep mine')
  await page.getByRole('heading', { name: /^First/ }).waitFor()
  await setMenu([link('Third')])
  await save(page)
  await press(page, 'Show their menu')
  await page.getByRole('heading', { name: /^Third/ }).waitFor()
})

test('an archived page is marked in the form and left out for visitors', async () => {
  const id = await publish('courses', 'Courses')
  await setMenu([link('Forms'), { type: 'page', target: id, label: '', children: [] }])
  await administrator.call(pagesApi.archive, { params: { id } })

  const page = await openScreen(url, '/admin/menu')
  await page.getByText('This page is archived. Visitors do not see this entry.').waitFor()
  await page.goto('/')
  await nav(page).getByRole('link', { name: 'Forms' }).waitFor()
  expect(await nav(page).getByRole('link', { name: 'Courses' }).count()).toBe(0)
  await expectAccessible(page)
})

test('the form works on a phone and by keyboard', async () => {
  await setMenu([link('First'), link('Second')])
  const page = await openScreen(url, '/admin/menu', phone)
  await page.getByRole('heading', { name: /^First/ }).waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Move First down', exact: true }).press('Enter')
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual([expect.stringContaining('Second'), expect.stringContaining('First')])
  await press(page, 'Undo')
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual([expect.stringContaining('First'), expect.stringContaining('Second')])
})

test('the header keeps its height with any number of entries and shows all of them', async () => {
  const page = await openWindow(url, { ...desktop, javaScriptEnabled: false })
  const widths = [1024, 1279, 1280, 1600]
  const readHeights = async () => {
    const heights: number[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/')
      const box = await page.locator('header').first().boundingBox()
      heights.push(box?.height ?? 0)
    }
    return heights
  }
  await setMenu(undefined)
  const heights = await readHeights()

  for (const label of ['Entry', 'A long label of one entry', 'विदेशमा पढ्नुहोस्', 'WWW MMM']) {
    const labels = Array.from({ length: 20 }, (_, index) => `${label} ${index}.`)
    const submenu = [{ type: 'fixed', target: '/contact', label: 'Inside' }] as const
    await setMenu(labels.map((each, index) => link(each, index === 19 ? [...submenu] : [])))
    expect([label, await readHeights()]).toEqual([label, heights])

    for (const width of [1024, 1280, 360]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/')
      if (width === 360) await press(page, 'Menu')
      else await nav(page).getByText('More', { exact: true }).click()
      for (const each of labels) {
        const shown = nav(page).getByText(each, { exact: true }).filter({ visible: true })
        expect([width, each, await shown.count()]).toEqual([width, each, 1])
      }
      expect(await readWidths(page)).toEqual([width, width])
    }
  }
})

test('pages in another language have its menu', async () => {
  await setMenu(undefined)
  const source = await publish('forms', 'Forms')
  const { id, revision } = await administrator.call(translationsApi.create, {
    params: { id: source },
    body: { language: 'ne' },
  })
  const content = makePage({ slug: 'forms', menu_location: '', title: 'फारम' })
  const params = { id }
  const saved = await administrator.call(pagesApi.save, { params, body: { revision, content } })
  await administrator.call(pagesApi.publish, { params, body: saved })
  const menus = await administrator.call(menusApi.list, {})
  const nepali = menus.find(({ language }) => language === 'ne')
  const entries: MenuEntry[] = [
    { type: 'fixed', target: '/', label: 'गृहपृष्ठ', children: [] },
    { type: 'page', target: source, label: '', children: [] },
  ]
  await administrator.call(menusApi.save, {
    body: { language: 'ne', revision: nepali?.revision ?? 0, entries },
  })

  const page = await openWindow(url, desktop)
  await page.goto('/ne/forms')
  const nepaliNav = page.getByRole('navigation', { name: nepaliMain, exact: true })
  const home = nepaliNav.getByRole('link', { name: 'गृहपृष्ठ' })
  await home.waitFor()
  expect(await home.getAttribute('lang')).toBe(null)
  const current = nepaliNav.getByRole('link', { name: 'फारम' })
  expect(await current.getAttribute('aria-current')).toBe('page')
  await page.goto('/')
  await nav(page).getByRole('link', { name: 'Home' }).waitFor()
  expect(await page.getByRole('link', { name: 'गृहपृष्ठ' }).count()).toBe(0)
})
