import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openScreen, readFocus } from '../forms.ts'
import { press, tabTo } from '../keyboard.ts'
import { openSite } from '../site.ts'
import { phone } from '../windows.ts'

const { url } = await openSite()

const read = async (path: string) =>
  (await (await fetch(url + path)).text()).replaceAll('\u00a0', ' ').replace(/<!-- -->/g, '')

/** Opens the editor of a page from the dashboard. */
async function openEditor(page: Page, search: string, title: string) {
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await press(page, 'GantavyaMenu')
  await press(page, 'Pages')
  await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor()
  await tabTo(page, 'Search pages')
  await page.keyboard.type(search)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: title, exact: true }).waitFor()
  await press(page, title)
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  // Text editors are loaded after the other fields.
  await page.locator('[data-field=intro][contenteditable]').waitFor()
}

test('changes a fee everywhere by keyboard alone, on a phone', async () => {
  const page = await openScreen(url, '/admin/dashboard', phone)
  const name = 'Student visa for English-only and non-award courses'
  expect(await read('/australia')).toContain('AUD 2,050')
  await openEditor(page, 'australia', 'Study in Australia from Nepal')

  await press(page, 'Key answers')
  await tabTo(page, 'Visa fee')
  await page.keyboard.type('student visa')
  const options = page.locator('[role=option]')
  const active = page.locator('[role=option][aria-selected=true]')
  await options.first().waitFor()
  for (let steps = await options.count(); steps > 0; steps--) {
    if ((await active.textContent())?.includes(name)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect.poll(() => active.textContent()).toMatch(/courses.*AUD\s2,050/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
  expect((await readFocus(page))?.trim()).toBe('Visa fee')
  await press(page, `Change ${name}`, 'Shift+Tab')
  await tabTo(page, 'New amount')
  await page.keyboard.type('2,150')
  await tabTo(page, 'Source address')
  await page.keyboard.type('https://immi.homeaffairs.gov.au/fees')
  await press(page, 'Save')

  await page.getByText(`“${name}” changed`).waitFor()
  await expect.poll(() => readFocus(page)).toBe(`Change ${name}`)
  expect(await read('/australia')).toContain('AUD 2,150')
})

test('corrects a sentence and publishes by keyboard alone, on a phone', async () => {
  const page = await openScreen(url, '/admin/dashboard', phone)
  await openEditor(page, 'privacy', 'Privacy Policy')

  await tabTo(page, 'Introduction')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Ask us when you are unsure.')
  await press(page, 'Publish…', 'Shift+Tab')
  await page.getByRole('dialog').waitFor()
  await press(page, 'Publish now')

  await page.getByText('Published', { exact: true }).first().waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await readFocus(page)).toBe('Publish…')
  expect(await read('/privacy-policy')).toContain('Ask us when you are unsure.')
})

test('adds a fact where one is missing, and chooses it, by keyboard alone', async () => {
  const page = await openScreen(url, '/admin/dashboard', phone)
  await openEditor(page, 'malta', 'Study in Malta from Nepal')

  await press(page, 'Key answers')
  await tabTo(page, 'Husband, wife and children')
  await page.keyboard.type('Residence permit for a husband or wife')
  await page.getByText('No fact matches.').filter({ visible: true }).first().waitFor()
  await press(page, 'Add a fact')
  const dialog = page.getByRole('dialog', { name: 'New fact' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe(
    'Residence permit for a husband or wife',
  )
  expect(await dialog.getByLabel('Country').inputValue()).toBe('MT')
  expect(await dialog.getByLabel('Topic').inputValue()).toBe('dependants')
  await press(page, 'Save')

  await page.getByText('Fact saved').waitFor()
  await page
    .getByRole('button', { name: 'Remove Residence permit for a husband or wife' })
    .waitFor()
  expect((await readFocus(page))?.trim()).toBe('Husband, wife and children')
})
