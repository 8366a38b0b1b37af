import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createImage } from '../../test-images.ts'
import { openScreen, readFieldErrors, readFocus, readText, save } from '../forms.ts'
import { endSessionUnnoticed, logIn } from '../office.ts'
import { openSite } from '../site.ts'
import { expectAccessible } from '../windows.ts'

const { url } = await openSite()
const destinations = '/admin/destinations'
const slides = '/admin/heroslides'

test('closing and going back ask for confirmation only if there is unsaved work', async () => {
  const page = await openScreen(url, destinations)
  await edit(page, 'Japan')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => readFocus(page)).toBe('Edit Japan')

  const dialog = await edit(page, 'Japan')
  await dialog.getByLabel('Country').fill('Nippon')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await leave()
    await question.waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await dialog.getByLabel('Country').inputValue()).toBe('Nippon')
  }
  // Browsers allow one dialog per user action.
  for (const state of ['visible', 'hidden', 'visible'] as const) {
    await page.keyboard.press('Escape')
    await question.waitFor({ state })
  }

  await question.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'detached' })
  await edit(page, 'Japan')
  expect(await dialog.getByLabel('Country').inputValue()).toBe('Japan')
})

test('a reload asks for confirmation and keeps typed text', async () => {
  const page = await openScreen(url, slides)
  await page.getByRole('button', { name: '+ Add New Slide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add slide' })
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Study in Norway')

  const dialogOpened = page.waitForEvent('dialog')
  const reload = page.reload()
  await (await dialogOpened).accept()
  await reload

  await dialog.getByText('Your earlier changes were restored. They are not saved yet.').waitFor()
  expect(await readText(dialog.getByRole('textbox', { name: 'Title', exact: true }))).toBe(
    'Study in Norway',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: '+ Add New Slide' }).click()
  expect(await readText(dialog.getByRole('textbox', { name: 'Title', exact: true }))).toBe('')
})

test('typed text survives the end of the session', async () => {
  const page = await openScreen(url, destinations)
  const dialog = await edit(page, 'Japan')
  await dialog.getByLabel('Description').fill('Mountains and trains.')
  const picture = { name: 'flag.png', mimeType: 'image/png', buffer: await createImage('png') }
  await dialog.getByLabel('Flag').setInputFiles(picture)
  await endSessionUnnoticed(url, page)

  await save(page)

  await page.getByText('Unauthorized. Please log in again.').waitFor()
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await logIn(page)
  await dialog.waitFor()
  expect(await readText(dialog.getByLabel('Description'))).toBe('Mountains and trains.')
  expect(await readFieldErrors(page)).toEqual({
    Flag: 'Please choose “flag.png” again. Your text was saved, but the file was not.',
  })
  // Nothing is saved without the file unless it is left out.
  await save(page)
  await page.getByText('Failed to save. Make sure all fields are valid.').waitFor()
  await dialog.getByRole('button', { name: 'Leave out this file' }).click()
  expect(await readFieldErrors(page)).toEqual({})
  await save(page)
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Mountains and trains.').waitFor()
})

test('a new slide survives signing out in another tab', async () => {
  const page = await openScreen(url, slides)
  await page.getByRole('button', { name: '+ Add New Slide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add slide' })
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Study in Norway')
  const other = await page.context().newPage()
  await other.goto('/admin/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()

  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await logIn(page)

  await dialog.waitFor()
  expect(await readText(dialog.getByRole('textbox', { name: 'Title', exact: true }))).toBe(
    'Study in Norway',
  )
  await save(page)
  await page.getByRole('button', { name: 'Edit Study in Norway' }).waitFor()
})

for (const [path, button] of [
  [destinations, 'Delete Malta'],
  [slides, 'Delete Study in Canada'],
] as const) {
  test(`${path} opens the login and returns if the session ended before a deletion`, async () => {
    const page = await openScreen(url, path)
    await page.getByRole('button', { name: button }).click()
    await endSessionUnnoticed(url, page)

    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()

    await page.getByText('Unauthorized. Please log in again.').waitFor()
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
    await logIn(page)
    await page.getByRole('button', { name: button }).waitFor()
    expect(page.url()).toBe(url + path)
  })
}

async function edit(page: Page, country: string) {
  await page.getByRole('button', { name: `Edit ${country}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${country}` })
  await dialog.waitFor()
  return dialog
}
