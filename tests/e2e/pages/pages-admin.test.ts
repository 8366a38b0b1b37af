import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { clearText, readText } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { addSection } from '../page-editor.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow } from '../windows.ts'

const { url } = await openSite()

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
const introduction = (page: Page) => page.getByLabel('Introduction')

/** Opens the editor with a new page. */
async function openNewPage(page: Page) {
  await openSignedIn(page, '/admin/pages')
  await page.getByRole('button', { name: '+ New page' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('House rules')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Description for search engines').fill('What holds in our rooms.')
}

test('writes a page with sections, previews it beside the form and publishes it', async () => {
  const page = await openWindow(url)
  await openNewPage(page)
  for (const heading of ['First part', 'Second part']) {
    await addSection(page, 'Text')
    await page.getByLabel('Heading').last().fill(heading)
  }
  await page.getByRole('button', { name: 'Move Second part up' }).click()
  await saved(page)
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { name: 'Second part' }).waitFor()
  await expectAccessible(page)

  await clearText(page.getByRole('textbox', { name: 'Heading' }).first())
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Please fill this in.', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Heading: Please fill this in.' }).click()
  await page.keyboard.type('Our')
  await page.getByLabel('Heading').first().fill('Our part')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByLabel('Change note').fill('All of it')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()

  await introduction(page).fill('Please read this.')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByText('All of it').waitFor()
  await page.getByRole('insertion').getByText('Please read this.').waitFor()
  const text = await (await page.request.get('/house-rules')).text()
  expect(text.indexOf('Our part')).toBeLessThan(text.indexOf('First part'))
  expect(text).not.toContain('Please read this.')
})

test('changes and publishes a sentence of a guide in at most six clicks', async () => {
  const page = await openWindow(url)
  await openSignedIn(page, '/admin/dashboard')
  const sentence = page.getByRole('textbox', { name: 'Text', exact: true }).first()
  const steps = [
    page.getByRole('link', { name: 'Pages', exact: true }),
    page.getByRole('link', { name: 'Study in Canada from Nepal' }),
    page.getByRole('heading', { name: 'Scholarships' }).first(),
    page.getByRole('button', { name: 'Publish…' }),
    page.getByRole('button', { name: 'Publish now' }),
  ]
  for (const [index, step] of steps.entries()) {
    await step.click()
    if (index === 2) await sentence.fill('A sentence by the office.')
  }

  const read = async () => (await page.request.get('/canada')).text()
  await expect.poll(read).toContain('A sentence by the office.')
  await expectAccessible(page)
})

test('changes the mission and a heading of the home page', async () => {
  const page = await openWindow(url)
  const part = (name: string) =>
    page.locator('details', { has: page.getByRole('heading', { name, exact: true }) })
  const changes = [
    ['About Us', '/about', 'Mission', 'Text', 'Nobody leaves us without a plan.'],
    ['Study abroad from Nepal', '/', 'Destinations', 'Heading', 'Where to, this year?'],
  ] as const
  for (const [title, address, name, field, text] of changes) {
    await openSignedIn(page, '/admin/pages')
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByText('This is a built-in page.').waitFor()
    expect(await page.getByRole('button', { name: 'Archive' }).count()).toBe(0)
    expect(await page.getByLabel('Address', { exact: true }).count()).toBe(0)

    await part(name).getByRole('heading', { name, exact: true }).click()
    await part(name).getByRole('textbox', { name: field, exact: true }).fill(text)
    await page.frameLocator('iframe').getByText(text).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()

    const read = async () => (await page.request.get(address)).text()
    await expect.poll(read).toContain(text)
  }
})

test('sorts and filters the list by its address, which keeps both', async () => {
  const page = await openWindow(url)
  await openSignedIn(page, '/admin/pages?type=service')
  const titles = async () => {
    const all = await page.locator('tbody tr td:nth-child(2)').allInnerTexts()
    return all.filter((title) => /^[A-Z]/.test(title))
  }
  const sorted = ['Application Assistance', 'Career Counseling', 'Scholarship Guidance']
  await expect.poll(async () => (await titles()).slice(0, 3)).toEqual(sorted)

  await page.getByRole('button', { name: 'Title' }).click()
  await expect.poll(async () => (await titles()).slice(-3)).toEqual(sorted.toReversed())
  expect(new URL(page.url()).search).toBe('?type=service&sort=-title')
  const sortedBy = (name: string) =>
    page.getByRole('columnheader', { name }).and(page.locator('[aria-sort=descending]')).waitFor()
  await sortedBy('Title')
  await page.getByRole('link', { name: 'Guides' }).click()
  await expect.poll(async () => (await titles())[0]).toBe('Study in the USA from Nepal')
  await page.getByRole('button', { name: 'Last changed' }).click()
  await sortedBy('Last changed')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(15)
  expect(new URL(page.url()).search).toBe('?sort=-saved_at')
  await expectAccessible(page)
})

test('finds pages, and publishes, archives and deletes several at once', async () => {
  const page = await openWindow(url)
  const { administrator } = await signIn(url)
  const add = (title: string) => administrator.call(pagesApi.add, { body: { type: 'page', title } })
  const { id, revision, draft } = await add('Rules of the library')
  const content = { ...draft, description: 'What holds in the library.' }
  await administrator.call(pagesApi.save, { params: { id }, body: { revision, content } })
  await add('Rules without a description')
  const row = (title: string) => page.getByRole('row').filter({ hasText: title })
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name }).click()

  await openSignedIn(page, '/admin/pages?type=page')
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('ROUTE that nobody wrote')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('Search for part of a title or an address').waitFor()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('rules')
  await page.getByLabel('Status').selectOption('Draft')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    type: 'page',
    state: 'draft',
    q: 'rules',
  })
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByText('2 selected', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Publish 2 pages now?').waitFor()
  await page.getByRole('alertdialog').getByText('1 of 2 cannot be published:').waitFor()
  await confirm('Publish')
  await page.getByText('1 page published').waitFor()
  const refused = page.getByRole('alert').filter({ hasText: 'Not published:' })
  await refused.getByText('Description for search engines: Please fill this in.').waitFor()
  await page.getByText('1 selected', { exact: true }).waitFor()
  await expectAccessible(page)
  const editor = await refused.getByRole('link').getAttribute('href')
  expect(editor).toContain('/admin/pages/edit?id=')
  expect((await page.request.get('/rules-of-the-library')).status()).toBe(200)

  expect(
    await page.getByRole('checkbox', { name: 'Select Rules without a description' }).isChecked(),
  ).toBe(true)
  await page.getByRole('button', { name: 'Delete drafts' }).click()
  await confirm('Delete drafts')
  await page.getByText('1 page deleted').waitFor()
  await expect.poll(() => row('Rules without').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await row('Rules without').waitFor()

  await page.goto('/admin/pages?q=rules')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('1 selected page cannot be archived.').waitFor()
  await confirm('Archive')
  await row('Rules of the library').getByText('Archived').waitFor()
  expect((await page.request.get('/rules-of-the-library')).status()).toBe(404)
})

test('keeps the input of two tabs without a network and the changes of a colleague', async () => {
  const page = await openWindow(url)
  await openNewPage(page)
  await saved(page)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const editor = page.url()
  const second = await page.context().newPage()
  await second.goto(editor)
  const title = second.getByRole('textbox', { name: 'Title' })
  await title.waitFor()
  await page.context().setOffline(true)
  await introduction(page).fill('Typed without a network.')
  await title.fill('Typed in another tab')
  for (const tab of [page, second]) await tab.getByText('stored in this browser').waitFor()
  const { administrator } = await signIn(url)
  const params = { id }
  const { revision, draft } = await administrator.call(pagesApi.read, { params })
  const content = { ...draft, description: 'Saved by a colleague.' }
  await administrator.call(pagesApi.save, { params, body: { revision, content } })
  const other = await page.context().newPage()
  for (const tab of [page, second]) await tab.close()
  await other.context().setOffline(false)
  // Throttles the CPU, so that the server is faster than rendering.
  const devtools = await other.context().newCDPSession(other)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  await other.goto(editor)

  await saved(other)
  expect(await introduction(other).textContent()).toBe('Typed without a network.')
  const read = await administrator.call(pagesApi.read, { params })
  expect(read.draft).toMatchObject({
    title: 'Typed in another tab',
    intro: 'Typed without a network.',
    description: 'Saved by a colleague.',
  })
})

test('restores a removed section with Undo and keeps later changes', async () => {
  const page = await openWindow(url)
  await openNewPage(page)
  for (const heading of ['First part', 'Second part']) {
    await addSection(page, 'Text')
    await page.getByLabel('Heading').last().fill(heading)
  }
  await page.getByRole('button', { name: 'Remove First part' }).click()
  await introduction(page).fill('Written since.')
  await saved(page)
  expect(await page.getByLabel('Heading').count()).toBe(1)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()

  await expect.poll(() => page.getByLabel('Heading').count()).toBe(2)
  expect(await readText(page.getByRole('textbox', { name: 'Heading' }).first())).toBe('First part')
  expect(await introduction(page).textContent()).toBe('Written since.')
})

test('hides a section from visitors, who see the rest, and lists what a visible one lacks', async () => {
  const page = await openWindow(url)
  await openNewPage(page)
  await page.getByRole('textbox', { name: 'Address' }).fill('half-hidden')
  await addSection(page, 'Text')
  await page.keyboard.type('Open part')
  await addSection(page, 'Questions')
  await page.keyboard.type('Secret part')
  await saved(page)
  await page.getByText('Missing or wrong for publishing: 1 field').click()
  await page
    .getByRole('link', {
      name: 'Section 2 (Secret part), question 1, Question: Please fill this in.',
    })
    .click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { name: 'Secret part' }).waitFor()

  await page.getByRole('button', { name: 'Hide Secret part' }).click()
  await page.getByText('All required fields are filled in.').waitFor()
  await preview.getByRole('heading', { name: 'Secret part' }).waitFor({ state: 'detached' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()

  const text = await (await page.request.get('/half-hidden')).text()
  expect(text).toContain('Open part')
  expect(text).not.toContain('Secret part')
})

test('deletes a draft and restores it with Undo', async () => {
  const page = await openWindow(url)
  await openNewPage(page)
  await introduction(page).fill('Typed last.')

  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()

  await saved(page)
  expect(await introduction(page).textContent()).toBe('Typed last.')
  await expectAccessible(page)
})

test('marks wrong input in a class, and shows the class once it is corrected', async () => {
  const page = await openWindow(url)
  await openSignedIn(page, '/admin/pages')
  await page.getByRole('link', { name: 'Test Preparation', exact: true }).click()
  await page.getByRole('heading', { name: 'Classes', exact: true }).click()
  await page.getByRole('button', { name: 'Add to Classes' }).click()
  const field = (name: string) => page.locator('[data-section="classes"]').getByLabel(name)
  await field('Test').fill('IELTS')
  await field('Weeks').fill('six')
  await field('Places').fill('many')
  await page.locator('[aria-invalid=true]').nth(1).waitFor()
  await page.getByRole('link', { name: /Weeks: / }).waitFor()
  await expectAccessible(page)

  await field('Weeks').fill('6')
  await field('Places').fill('')
  await field('Fee').fill('0')
  await saved(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('link', { name: /First day: / }).waitFor()
  await field('First day').fill('2031-02-03')
  await field('Days and hours').fill('Sunday to Friday, 7:00 AM')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const read = async () => (await page.request.get('/services/test-preparation')).text()
  await expect
    .poll(read, { timeout: 10_000 })
    .toMatch(/id="classes".*Sunday to Friday, 7:00 AM.*6 weeks · no fee</s)
})
