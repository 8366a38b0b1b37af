import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openScreen, readFocus } from '../forms.ts'
import { openSite } from '../site.ts'
import { phone } from '../windows.ts'

const { url } = await openSite()

const read = async (path: string) =>
  (await (await fetch(url + path)).text()).replaceAll('\u00a0', ' ').replace(/<!-- -->/g, '')

const MAX_STOPS = 120

/** Returns what is wrong with the mark of the focus: nothing else covers it, and it is drawn. */
function findFocusProblem() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const { top, left, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)]
  const found = document.elementFromPoint(x, y)
  if (!found) return 'out of view'
  if (!focused.contains(found) && !found.contains(focused)) return 'covered'
  // The mark of a text editor is around its toolbar too.
  const marked = [focused, focused.parentElement, focused.parentElement?.parentElement]
  const isMarked = marked.some((each) => each && getComputedStyle(each).outlineStyle !== 'none')
  // The browser marks the calendar inside the field.
  return isMarked || focused.matches('[type^=date]') ? '' : 'not marked'
}

/** Presses Tab until the element with this name has the focus. Every stop on the way is visible. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  const stops: (string | undefined)[] = []
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press(key)
    const label = (await readFocus(page))?.replace(/\s*\*$/, '').trim()
    // The browser scrolls to it after the key.
    await expect.poll(() => page.evaluate(findFocusProblem), { message: label }).toBe('')
    if (label === name) return
    stops.push(label)
  }
  throw new Error(`“${name}” is not among ${stops.join(', ')}`)
}

async function press(page: Page, name: string, key = 'Tab') {
  await tabTo(page, name, key)
  await page.keyboard.press('Enter')
}

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
