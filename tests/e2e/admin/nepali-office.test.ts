import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownAccountApi } from '#app/features/accounts/people-contract.ts'
import routes from '#app/routes.ts'
import { signIn } from '../../processes/api-clients.ts'
import { admin } from '../../processes/server-process.ts'
import { listTexts } from '../nepali-texts.ts'
import { logIn, openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()

test('a person chooses Nepali and gets the back office in it, also after the next login', async () => {
  const page = await openWindow(url)
  await openOfficeScreen(page, '/admin/account')
  await page.getByLabel('Language of the back office').selectOption('नेपाली')
  await page.getByRole('button', { name: 'Save profile' }).click()

  await page.getByRole('heading', { name: 'तपाईंको खाता', level: 1 }).waitFor()
  expect(pathOf(page)).toBe('/ne/admin/account')
  await page.goto('/admin/people?x=1#roles')
  await page.getByRole('heading', { name: 'टोली', level: 1 }).waitFor()
  expect(pathOf(page)).toBe('/ne/admin/people?x=1#roles')
  expect(await page.locator('html').getAttribute('lang')).toBe('ne')

  await page.getByRole('button', { name: 'लगआउट' }).click()
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  expect(pathOf(page)).toBe('/login')
  await logIn(page, admin)
  await page.getByRole('heading', { name: 'ड्यासबोर्ड', level: 1 }).waitFor()
  expect(pathOf(page)).toBe('/ne/admin/dashboard')

  await page.goto('/admin/account')
  await page.getByLabel('एडमिन प्यानलको भाषा').selectOption('English')
  await page.getByRole('button', { name: 'परिचय सेभ गर्नुहोस्' }).click()
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor()
  expect(pathOf(page)).toBe('/admin/account')
})

test('a screen in Nepali leads to the login when the session has ended, and back', async () => {
  await chooseNepali()
  const page = await openWindow(url, phone)
  await page.goto('/ne/admin/people')
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  expect(pathOf(page)).toBe('/login')
  await logIn(page, admin)
  await page.getByRole('heading', { name: 'टोली', level: 1 }).waitFor()
  expect(pathOf(page)).toBe('/ne/admin/people')
  await expectAccessible(page)

  // The sentence of the server is in Nepali, too.
  await page.getByRole('button', { name: 'निम्तो पठाउनुहोस्' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('प्रयोगकर्ता नाम').fill('ADMIN')
  await dialog.getByLabel('इमेल').fill('someone@office.example')
  await dialog.getByRole('button', { name: 'निम्तो पठाउनुहोस्' }).click()
  await dialog.getByText('यो नाम अरू कसैको छ वा अर्को नामजस्तै देखिन्छ।').first().waitFor()
})

test('an installed app and the offline page are of the same language', async () => {
  const manifest = await (await fetch(`${url}/ne/admin/app.webmanifest`)).json()
  expect(manifest).toMatchObject({
    id: '/admin/',
    lang: 'ne',
    start_url: '/ne/admin/today',
    scope: '/ne/admin/',
  })
  const worker = await (await fetch(`${url}/ne/admin/worker.js`)).text()
  expect(worker).toContain('"language":"ne"')
})

/** The English sentences of the office, which its dictionaries replace; shorter texts may be data. */
const sentences = new Set(
  Object.values(
    import.meta.glob<Record<string, string>>('../../../app/**/texts.ne.ts', {
      eager: true,
      import: 'default',
    }),
  )
    .flatMap(Object.entries<string>)
    .flatMap(([text, nepali]) => (text === nepali ? [] : text))
    .filter((text) => !text.includes('{') && text.split(' ').length >= 3),
)

test('screens in Nepali show no English sentence of the office', async () => {
  await chooseNepali()
  const page = await openWindow(url)
  await openOfficeScreen(page, '/ne/admin/dashboard')
  const screens = listScreens(routes)
  expect(screens.length).toBeGreaterThan(30)
  expect(sentences.size).toBeGreaterThan(500)

  const found: string[] = []
  for (const path of screens) {
    await page.goto(`/ne${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The server reports the status of its parts in English.
    for (const text of await listTexts(page))
      if (sentences.has(text.trim()) && path !== '/admin/status') found.push(`${path}: ${text}`)
  }
  expect(found).toEqual([])
})

const pathOf = (page: Page) => page.url().slice(url.length)

async function chooseNepali() {
  const { administrator } = await signIn(url)
  const body = { full_name: '', languages: '', language: 'ne' as const }
  await administrator.call(ownAccountApi.changeProfile, { body })
}

/** The addresses of screens without parameters. */
function listScreens(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const address = path ? `${parent}/${path}` : parent
    const isScreen = address.startsWith('/admin/') && !/[:.]/.test(address) && path
    return [...(isScreen ? [address] : []), ...listScreens(children, address)]
  })
}
