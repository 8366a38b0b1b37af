import type { BrowserContextOptions } from 'playwright-core'
import { admin } from '../processes/server-process.ts'
import { desk } from './browser.ts'
import type { openSite } from './site.ts'

type OpenPage = Awaited<ReturnType<typeof openSite>>['openPage']

/** A window of the administrator, who has signed in by the form and sees the dashboard. */
export async function openOffice(openPage: OpenPage, options: BrowserContextOptions = desk) {
  const page = await openPage('/login', options)
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel(/^Password/).fill(admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  return page
}
