import type { Page } from 'playwright-core'

/** Adds a section of this type from the gallery. */
export async function addSection(page: Page, type: string) {
  await page.getByRole('button', { name: 'Add a section' }).click()
  const gallery = page.getByRole('dialog', { name: 'Add a section' })
  await gallery.getByRole('button', { name: new RegExp(`^${type}`) }).click()
}
