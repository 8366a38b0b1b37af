import type { BrowserContextOptions, Page } from 'playwright-core'
import { desk, openWindow } from './browser.ts'
import { arrive } from './office.ts'

/** A window of the administrator at a screen of the back office. */
export async function openScreen(
  url: string,
  path: string,
  options: BrowserContextOptions = desk,
): Promise<Page> {
  const page = await openWindow(url, options)
  await arrive(page, path)
  return page
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

/** The label of what has the focus, or what it says. */
export function focused(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document
    const label = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent
    return label ?? activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
  })
}

/** The sentences beside fields, by their labels. */
export function mistakes(page: Page) {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((field) => [
        field.labels?.[0]?.textContent,
        document.getElementById(`${field.id}-error`)?.textContent,
      ]),
    ),
  )
}

/** The width of the window, and of what it shows. */
export function widths(page: Page) {
  return page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
}
