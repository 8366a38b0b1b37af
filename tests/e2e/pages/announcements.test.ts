import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readFieldErrors, readWidths, save } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { openPage } = await openSite()

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const readTop = (page: Page) => page.evaluate(() => document.querySelector('header')?.offsetTop)

/** Returns the sum of all layout shifts until now. */
const readShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, shift) => sum + (shift as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        // Without a shift, the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test('shows an announcement, which a visitor closes until its text changes', async () => {
  const office = await openOffice(openPage, phone, '/admin/announcements')
  await office.getByRole('button', { name: '+ Add announcement' }).click()
  await office.getByLabel(/^Text/).fill('Meet us at the education fair on Saturday.')
  await office.getByLabel('Link', { exact: true }).fill('/fair')
  await office.getByLabel('First day').fill('2026-01-02')
  await office.getByLabel('Last day').fill('2026-01-01')
  await save(office)
  await expect
    .poll(() => readFieldErrors(office))
    .toEqual({ Link: 'This site has no such page. Please check the address.' })
  await office.getByLabel('Link', { exact: true }).fill('/contact')
  await save(office)
  await expect
    .poll(() => readFieldErrors(office))
    .toEqual({ 'Last day': 'The last day comes before the first.' })
  await office.getByLabel('Last day').fill('')
  await expectAccessible(office)
  await save(office)
  await office.getByRole('row', { name: /Meet us at.*Current/s }).waitFor()
  expect(await readWidths(office)).toEqual([360, 360])

  const visitor = await openPage('/about', phone)
  await bar(visitor).getByRole('link', { name: 'Learn more' }).waitFor()
  expect(await readWidths(visitor)).toEqual([360, 360])
  await expectAccessible(visitor)
  const top = await readTop(visitor)
  await bar(visitor).getByRole('button', { name: 'Close announcement' }).press('Enter')
  await bar(visitor).waitFor({ state: 'hidden' })
  expect(await readTop(visitor)).toBeLessThan(Number(top))
  expect(await visitor.evaluate(() => document.activeElement?.id)).toBe('content')
  await visitor.goto('/')
  expect(await bar(visitor).isVisible()).toBe(false)
  expect(await readShifts(visitor)).toBe(0)
  expect(await visitor.context().cookies()).toEqual([])

  await office.getByRole('button', { name: /^Edit/ }).click()
  await office.getByLabel(/^Text/).fill('The fair is on Sunday.')
  await save(office)
  await office.getByRole('row', { name: /on Sunday/ }).waitFor()
  await visitor.reload()
  await bar(visitor).getByText('The fair is on Sunday.').waitFor()
  await visitor.goto('/ne/about')
  await visitor.getByRole('region', { name: 'सूचना' }).getByText('The fair').waitFor()
})

test('has no close button without scripts', async () => {
  const visitor = await openPage('/', { ...desktop, javaScriptEnabled: false })
  await bar(visitor).waitFor()
  expect(await bar(visitor).getByRole('button').count()).toBe(0)
  await bar(visitor).getByRole('link', { name: 'Learn more' }).click()
  await visitor.waitForURL('**/contact')
})

test('says beside the field that a typed date does not exist, and keeps one that is being typed', async () => {
  const office = await openOffice(openPage, desktop, '/admin/announcements')
  await office.getByRole('button', { name: '+ Add announcement' }).click()
  await office.getByLabel(/^Text/).fill('We are closed on Holi.')
  await office.getByLabel('Language').selectOption('हिन्दी')
  const firstDay = office.getByLabel('First day')
  await firstDay.focus()
  await office.keyboard.type('02302027')
  await save(office)
  const error = { 'First day': 'Please enter a date that exists, or empty this field.' }
  await expect.poll(() => readFieldErrors(office)).toEqual(error)
  expect(await firstDay.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessible(office)

  await office.getByLabel(/^Text/).focus()
  await firstDay.focus()
  await office.keyboard.type('02289999')
  expect(await firstDay.inputValue()).toBe('9999-02-28')
  expect(await readFieldErrors(office)).toEqual({})
  await save(office)
  await expect
    .poll(() => readFieldErrors(office))
    .toEqual({
      'First day':
        'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.',
    })
})
