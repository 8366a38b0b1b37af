import { expect, onTestFinished, test } from 'vitest'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

test('a screen explains itself and leads to its page of the handbook', async () => {
  const { openPage } = await openSite(onTestFinished)
  const page = await openOffice(openPage, phone, '/admin/leads')
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  const isHandbookLoaded = () => loaded.some((url) => /\/handbook-[^/]+\.js/.test(url))
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
  expect(isHandbookLoaded()).toBe(false)

  const summary = page.getByText('How this works')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.getByText('A lead is one person').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Handbook: Leads' }).click()
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Tasks' }).waitFor()
  await expectAccessible(page)
})

test('the handbook is searched by words', async () => {
  const { openPage } = await openSite(onTestFinished)
  const page = await openOffice(openPage, desktop, '/admin/handbook')
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Search the handbook' }).fill('copy elsewhere')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Backups: Keep a copy elsewhere' }).click()
  await page.getByRole('heading', { name: 'Keep a copy elsewhere' }).waitFor()

  await page.getByRole('searchbox', { name: 'Search the handbook' }).fill('zebra')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing about “zebra”.').waitFor()

  await page.goto(new URL('/admin/handbook/constructor', page.url()).href)
  await page.getByRole('heading', { name: 'Not found' }).waitFor()
})
