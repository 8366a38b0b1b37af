import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openScreen } from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { url } = await openSite()

const read = async (path: string) =>
  (await (await fetch(url + path)).text()).replaceAll('\u00a0', ' ').replace(/<!-- -->/g, '')

/** Returns the sum of Australia's first year on the home page. */
async function readHome() {
  const text = (await read('/')).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return text.match(/Australia First year costs (NPR [\d.]+–[\d.]+ lakh)/)?.[1]
}

test('changes a fee everywhere with four clicks and one typed value', async () => {
  const page = await openScreen(url, '/admin/dashboard')
  const before = await readHome()
  expect(before).toBeDefined()
  let clicks = 0
  const click = async (target: Locator) => {
    clicks++
    await target.click()
  }

  await click(page.getByRole('link', { name: 'Facts', exact: true }))
  await click(page.getByRole('link', { name: 'Australia', exact: true }))
  await click(page.getByRole('button', { name: 'Change Student visa fee' }))
  await page.getByRole('textbox', { name: 'New amount' }).fill('AUD 2,900')
  await page.getByText('AUD 2,900', { exact: true }).waitFor()
  await click(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByText('“Student visa fee” changed').waitFor()

  expect(clicks).toBe(4)
  for (const path of ['/australia', '/compare?countries=AU,GB']) {
    expect(await read(path)).toContain('AUD 2,900')
  }
  const after = await readHome()
  expect(after).toBeDefined()
  expect(after).not.toBe(before)
})

test('marks wrong input in each field of the small form, on a phone and with the keyboard', async () => {
  const page = await openScreen(url, '/admin/facts?country=AU&q=student-visa.fee', phone)
  await page.getByRole('button', { name: 'Change Student visa fee' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change Student visa fee' })
  const listMarked = () =>
    dialog
      .locator('[aria-invalid=true]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-field')))
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await save.press('Enter')
  await expect.poll(listMarked).toEqual(['from'])

  for (const wrong of ['USD 2,600', '2.600', '2600–2000', 'two', '2600 a month']) {
    await dialog.getByRole('textbox', { name: 'New amount' }).fill(wrong)
    await save.press('Enter')
    await expect.poll(listMarked).toEqual(['from'])
  }
  const address = dialog.getByLabel('Source address')
  const stored = await address.inputValue()
  await dialog.getByRole('textbox', { name: 'New amount' }).fill('2,700')
  await dialog.getByLabel('I read this on the source page').press('Space')
  await address.fill('')
  await save.press('Enter')
  await expect.poll(async () => (await listMarked()).toSorted()).toEqual(['address', 'is_read'])
  await address.fill(stored)
  await dialog.getByRole('textbox', { name: 'New amount' }).fill('रु')
  await dialog.getByLabel('From', { exact: true }).fill('2026-06-30')
  await dialog.getByLabel('Source address').fill('immi.homeaffairs.gov.au')
  await dialog.getByText('More', { exact: true }).click()
  await dialog.getByLabel('Value in words').fill('free')
  await dialog.getByLabel('Last day').fill('2026-01-01')
  await save.press('Enter')
  await expect
    .poll(async () => (await listMarked()).toSorted())
    .toEqual(['address', 'from', 'text', 'valid_from', 'valid_until'])
  await expectAccessible(page)
  const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  expect(widths).toEqual([360, 360])

  await dialog.getByRole('textbox', { name: 'New amount' }).fill('३,०००')
  await dialog.getByLabel('Value in words').fill('')
  await dialog.getByLabel('Last day').fill('')
  await dialog.getByLabel('From', { exact: true }).fill('2027-07-01')
  await dialog.getByLabel('Source address').fill('https://immi.homeaffairs.gov.au/fees')
  await dialog.getByText(/ends on 30 June 2027/).waitFor()
  await save.press('Enter')
  await page.getByText('“Student visa fee” changed').waitFor()
})

test('asks before an unusual amount is saved, and deletes a mistake without a trace', async () => {
  const page = await openScreen(url, '/admin/facts?q=uk.graduate.fee')
  const change = page.getByRole('button', { name: /^Change / }).first()
  const before = await page.getByRole('row').nth(1).getByRole('listitem').first().textContent()
  await change.click()
  const dialog = page.getByRole('dialog', { name: /^Change / })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await dialog.getByRole('textbox', { name: 'New amount' }).fill('0')
  await save.click()
  await dialog
    .getByText(/An amount cannot be 0/)
    .last()
    .waitFor()
  await dialog.getByRole('textbox', { name: 'New amount' }).fill('5 lakh')
  await save.click()
  const confirm = dialog.getByLabel('The new amount is right')
  await expect.poll(() => confirm.getAttribute('aria-invalid')).toBe('true')
  const question = dialog.getByRole('link', { name: /^The new amount is right: / })
  await question.waitFor()
  await expectAccessible(page)
  // A corrected amount settles it.
  await dialog.getByRole('textbox', { name: 'New amount' }).fill('900')
  await expect.poll(() => dialog.getByText('900 is').count()).toBe(0)
  expect(
    await dialog
      .getByRole('alert')
      .getByText(/amount/i)
      .count(),
  ).toBe(0)
  await dialog.getByRole('textbox', { name: 'New amount' }).fill('5 lakh')
  await confirm.check()
  await dialog.getByRole('textbox', { name: 'New amount' }).fill('6 lakh')
  expect(await confirm.isChecked()).toBe(false)
  await confirm.check()
  await save.click()
  await page.getByText(/” changed$/).waitFor()

  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const history = page.getByRole('dialog').first()
  await history
    .getByText(/\bReplaced\b/)
    .first()
    .waitFor()
  await history.getByRole('button', { name: /^Delete value .*600,000/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText(/600,000.* deleted$/).waitFor()
  await history.getByRole('button', { name: 'Close' }).click()
  expect(await page.getByRole('row').nth(1).getByRole('listitem').first().textContent()).toBe(
    before,
  )
  expect(await read('/uk')).not.toContain('600,000')
})

test('Escape asks before input is lost, and a second tab learns what the first has saved', async () => {
  const path = '/admin/facts?q=uk.ucas.fee'
  const pages = [await openScreen(url, path), await openScreen(url, path)]
  const open = async (page: (typeof pages)[number], amount: string) => {
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'New amount' }).fill(amount)
  }
  const [first, second] = pages as [(typeof pages)[number], (typeof pages)[number]]
  await open(second, '37')
  await second.keyboard.press('Escape')
  const question = second.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  expect(await second.getByRole('textbox', { name: 'New amount' }).inputValue()).toBe('37')

  await open(first, '35')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await first.getByText(/” changed$/).waitFor()
  const save = second.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await second
    .getByRole('alert')
    .getByText(/changed this to £35 /)
    .waitFor()
  await expect
    .poll(() => second.getByRole('dialog').getByText('£35', { exact: true }).isVisible())
    .toBe(true)
  await save.click()
  await second.getByText(/” changed$/).waitFor()
})
