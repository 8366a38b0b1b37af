import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { openSignedIn } from './office.ts'
import { desktop, openWindow } from './windows.ts'

/** Opens a back-office screen as the administrator. */
export async function openScreen(
  url: string,
  path: string,
  options: BrowserContextOptions = desktop,
): Promise<Page> {
  const page = await openWindow(url, options)
  await openSignedIn(page, path)
  return page
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Holds the answer to the next request at this address. Returns a function that lets it through. */
export async function holdAnswer(page: Page, address: string) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      await isReleased
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return release
}

/** Returns the label or text of the focused element. */
export function readFocus(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document
    const label =
      (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ||
      document.getElementById(`${activeElement?.id}-label`)?.textContent
    return label || (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent)
  })
}

/** Returns the field errors by label. */
export function readFieldErrors(page: Page) {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((field) => [
        field.labels?.[0]?.textContent ?? document.getElementById(`${field.id}-label`)?.textContent,
        document.getElementById(`${field.id}-error`)?.textContent,
      ]),
    ),
  )
}

/** Returns the text of an input or of a text editor. */
export const readText = (control: Locator) =>
  control.evaluate((it) => ('value' in it ? String(it.value) : it.textContent))

/** Empties a text editor, which learns of a selection too late for an immediate deletion. */
export async function clearText(editor: Locator) {
  await editor.fill('x')
  await editor.press('Backspace')
}

/** Returns the widths of the window and of its content. */
export function readWidths(page: Page) {
  return page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
}
