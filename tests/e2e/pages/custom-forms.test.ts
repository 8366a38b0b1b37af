import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readWidths } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { addSection } from '../page-editor.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()
const withoutScripts = { ...phone, javaScriptEnabled: false }
const address = '/forms/free-assessment'

/** Fills in a question at the end of the list. */
async function addQuestion(page: Page, label: string, kind: string) {
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).last().fill(label)
  await page.getByLabel('Kind of answer').last().selectOption(kind)
}

async function addChoices(page: Page, labels: string[]) {
  for (const [index, label] of labels.entries()) {
    await page.getByRole('button', { name: 'Add a choice' }).last().click()
    await page
      .getByRole('textbox', { name: `Choice ${index + 1}` })
      .last()
      .fill(label)
  }
}

async function expectFits(page: Page) {
  const [screen, content] = await readWidths(page)
  expect(content).toBe(screen)
}

test('the office writes a form with every kind of question, reorders and removes some', async () => {
  const page = await openWindow(url, desktop)
  await openSignedIn(page, '/admin/pages')
  await page.getByRole('button', { name: '+ New form' }).click()
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await dialog.getByLabel('Title').fill('Free assessment')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Free assessment', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Description for search engines' }).fill('Ask us.')
  await addQuestion(page, 'Degree', 'One choice')
  await addChoices(page, ['Bachelor', 'Master'])
  await addQuestion(page, 'University', 'Short text')
  await page.getByLabel('Show this question').last().selectOption('If: Degree')
  await page.getByLabel('Answer', { exact: true }).last().selectOption('Master')
  await page.getByLabel('An answer is required').last().check()
  await addQuestion(page, 'Hobby', 'Short text')
  await addQuestion(page, 'Intakes', 'Several choices')
  await addChoices(page, ['January', 'September'])
  await addQuestion(page, 'Grade', 'Number')
  await page.getByRole('textbox', { name: 'Highest number' }).fill('4')
  await addQuestion(page, 'Birthday', 'Date')
  await page.getByLabel('Dates').selectOption('Until today')
  await addQuestion(page, 'Country', 'Country')
  await addQuestion(page, 'English', 'Test score')
  await addQuestion(page, 'Wishes', 'Long text')
  await page.getByRole('button', { name: 'Remove Hobby' }).click()
  await page.getByRole('button', { name: 'Move University up' }).click()
  // A condition names a question above, which the list of what is missing says.
  await page
    .getByText('Choose a question above this one that has choices.')
    .first()
    .waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Move University down' }).click()
  await page.frameLocator('iframe').getByText('Wishes').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
})

/** What is wrong with each question, by the name of its control. */
const wrong: Record<string, string> = { Email: 'asha', Phone: '12', Grade: 'five' }

test('a visitor without scripts sees every error at its question and loses nothing', async () => {
  const visitor = await openWindow(url, withoutScripts)
  await visitor.goto(address)
  await visitor.getByText('Only if “Degree” is “Master”.').waitFor()
  await expectFits(visitor)
  for (const [name, text] of Object.entries(wrong))
    await visitor.getByRole('textbox', { name }).fill(text)
  await visitor.getByRole('radio', { name: 'Master' }).check()
  await visitor.getByRole('checkbox', { name: 'September' }).check()
  await visitor.getByLabel('Birthday').fill('2999-01-01')
  await visitor.getByRole('combobox', { name: 'Test' }).selectOption('IELTS')
  await visitor.getByRole('textbox', { name: 'Score' }).fill('95')
  await visitor.getByRole('textbox', { name: 'Wishes' }).fill('Near the sea')
  await visitor.getByRole('button', { name: 'Send' }).click()

  const summary = visitor.getByRole('alert')
  for (const sentence of [
    'Full Name: Please fill this in.',
    'Email: Please enter a valid email address',
    'Phone: Please enter a phone number',
    'University: Please fill this in.',
    'Grade: Please enter a number in digits, for example 25 or 3.4.',
    'Birthday: Please enter a date that is not in the future.',
    'English: The score of IELTS is a number from 0 to 9.',
  ])
    await summary.getByRole('link', { name: sentence }).waitFor()
  expect(await visitor.locator('[aria-invalid=true]').count()).toBe(7)
  await summary.getByRole('link', { name: /^Grade/ }).click()
  expect(await visitor.getByRole('textbox', { name: 'Grade' }).inputValue()).toBe('five')
  expect(await visitor.getByRole('checkbox', { name: 'September' }).isChecked()).toBe(true)
  expect(await visitor.getByRole('textbox', { name: 'Wishes' }).inputValue()).toBe('Near the sea')
  await expectFits(visitor)

  await visitor.getByRole('textbox', { name: 'Full Name' }).fill('Asha Example')
  await visitor.getByRole('textbox', { name: 'Email' }).fill('asha@student.example')
  await visitor.getByRole('textbox', { name: 'Phone' }).fill('9800000001')
  await visitor.getByRole('textbox', { name: 'University' }).fill('Example University')
  await visitor.getByRole('textbox', { name: 'Grade' }).fill('3.4')
  await visitor.getByLabel('Birthday').fill('2001-02-28')
  await visitor.getByRole('textbox', { name: 'Score' }).fill('6.5')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await visitor.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(new URL(visitor.url()).pathname).toBe('/forms/sent')
})

test('with scripts, a question appears with its condition, and the page is accessible in both languages', async () => {
  for (const language of ['', '/ne']) {
    const visitor = await openWindow(url, phone)
    await visitor.goto(`${language}${address}`)
    const university = visitor.getByRole('textbox', { name: 'University' })
    expect(await university.isVisible()).toBe(false)
    await visitor.getByRole('radio', { name: 'Master' }).check()
    await university.waitFor()
    await visitor.getByRole('radio', { name: 'Bachelor' }).check()
    await university.waitFor({ state: 'hidden' })
    await expectFits(visitor)
    await expectAccessible(visitor)
    await visitor.locator('form[action*="/forms/send"] [type=submit]').click()
    await visitor.getByRole('alert').waitFor()
    await expectAccessible(visitor)
  }
})

test('the office finds the answers in the list and in the timeline of the lead', async () => {
  const page = await openWindow(url, phone)
  await openSignedIn(page, '/admin/contacts')
  await page.getByRole('link', { name: 'Forms', exact: true }).click()
  await page.getByText('University: Example University').first().waitFor()
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Asha Example' }).click()
  await page.getByText('English: IELTS 6.5').first().waitFor()
})

test('the office embeds the form in a page, whose visitors send it at 360 px', async () => {
  const page = await openWindow(url, desktop)
  await openSignedIn(page, '/admin/pages')
  await page.getByRole('button', { name: '+ New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Title').fill('Help for students')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Help for students', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Description for search engines' }).fill('Ask us.')
  await addSection(page, 'Form')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Ask us here')
  await page.getByRole('combobox', { name: /^Form/ }).selectOption('Free assessment')
  await page.frameLocator('iframe').getByText('Wishes').waitFor()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()

  const visitor = await openWindow(url, withoutScripts)
  await visitor.goto('/help-for-students')
  await visitor.getByRole('heading', { name: 'Ask us here' }).waitFor()
  await expectFits(visitor)
  await visitor.getByRole('textbox', { name: 'Full Name' }).fill('Bina Example')
  await visitor.getByRole('textbox', { name: 'Email' }).fill('bina@student.example')
  await visitor.getByRole('textbox', { name: 'Phone' }).fill('9800000002')
  await visitor.getByRole('radio', { name: 'Bachelor' }).check()
  await visitor.getByRole('button', { name: 'Send' }).click()
  await visitor.getByRole('heading', { name: 'Thank you' }).waitFor()

  await page.goto('/admin/contacts/forms')
  await page.getByLabel('Form', { exact: true }).selectOption({ label: 'Free assessment (2)' })
  await page.getByText('2 answers').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  const [head, ...rows] = csv.trim().split('\r\n')
  expect(head).toContain('Degree')
  expect(head).toContain('Wishes')
  expect(rows).toEqual([
    expect.stringMatching(/Bina Example.*Bachelor.*\/help-for-students/),
    expect.stringMatching(/Asha Example.*Master.*Example University/),
  ])
})

test('a ready-made assessment can be published as it is', async () => {
  const page = await openWindow(url, desktop)
  await openSignedIn(page, '/admin/pages?add=form')
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await dialog.getByLabel('Title').fill('Study assessment')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Study assessment', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Description for search engines' }).fill('Ask us.')
  await page.getByRole('button', { name: 'Start with a ready-made assessment' }).click()
  await page.frameLocator('iframe').getByText('Preferred country').waitFor()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
  const visitor = await openWindow(url, phone)
  await visitor.goto('/forms/study-assessment')
  const refusal = visitor.getByLabel('Country, year and reason of the refusal')
  expect(await refusal.isVisible()).toBe(false)
  await visitor.getByRole('radio', { name: 'Yes' }).check()
  await refusal.waitFor()
  await expectFits(visitor)
})
