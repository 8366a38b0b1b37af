import type { Page } from 'playwright-core'
import { createImage } from '../../test-images.ts'

export const createFlag = async () => ({
  name: 'flag.png',
  mimeType: 'image/png',
  buffer: await createImage('png'),
})

export async function editDestination(page: Page, country: string) {
  await page.getByRole('button', { name: `Edit ${country}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${country}` })
  await dialog.waitFor()
  return dialog
}
