import type { Page } from 'playwright-core'

/** Example input of a visitor, by label. */
export const exampleInput = {
  'Full Name': 'Example Student',
  Email: 'student@school.example',
  Phone: '+977 980-0000000',
  Message: 'Where can I study nursing?',
}

type Fields = Partial<typeof exampleInput>

export async function fillForm(page: Page, fields: Fields) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
}

export async function submitForm(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).click()
}

export async function readValues(page: Page) {
  const labels = Object.keys(exampleInput)
  const texts = await Promise.all(labels.map((label) => page.getByLabel(label).inputValue()))
  return Object.fromEntries(labels.map((label, index) => [label, texts[index]]))
}

/** Returns title and description of the newest toast. */
export async function readToast(page: Page) {
  const newest = page.locator('[data-sonner-toast][data-front=true]')
  await newest.locator('[data-description]').waitFor()
  return [
    await newest.locator('[data-title]').textContent(),
    await newest.locator('[data-description]').textContent(),
  ]
}
