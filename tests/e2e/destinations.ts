import type { Page } from 'playwright-core'
import { draw } from '../pictures.ts'

export const drawFlag = async () => ({
  name: 'flag.png',
  mimeType: 'image/png',
  buffer: await draw('png'),
})

export async function editDestination(page: Page, country: string) {
  await page.getByRole('button', { name: `Edit ${country}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${country}` })
  await dialog.waitFor()
  return dialog
}
