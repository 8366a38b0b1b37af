import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { makePage } from '#tests/factories.ts'
import { createUniqueImage, readHeic } from '#tests/test-images.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openScreen, readWidths } from '../forms.ts'
import { addSection } from '../page-editor.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
const isFocused = (text: Locator) => text.evaluate((it) => it === document.activeElement)

/** Creates a page with one section, and opens it in the editor. */
async function openPage(slug: string, text = '') {
  const { administrator } = await signIn(url)
  const { id } = await administrator.call(pagesApi.add, { body: { type: 'page', title: slug } })
  const params = { id }
  const sections = [
    { id: 'rules', type: 'text' as const, heading: 'Rules', text, items: [], closing: '' },
  ]
  const content = makePage({ slug, title: slug, sections })
  await administrator.call(pagesApi.save, { params, body: { revision: 1, content } })
  const page = await openScreen(url, `/admin/pages/edit?id=${id}`)
  const editor = page.getByRole('textbox', { name: 'Text', exact: true })
  const read = async () => {
    const { draft } = await administrator.call(pagesApi.read, { params })
    return (draft as typeof content).sections[0]
  }
  return { page, editor, read }
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
}

test('writes a text with keyboard and toolbar, publishes it and shows it on the page', async () => {
  const { page, editor, read } = await openPage('house-rules')
  const { keyboard } = page
  const tool = (name: string) => page.getByRole('button', { name, exact: true })

  await editor.click()
  await keyboard.type('# Papers')
  await keyboard.press('Enter')
  await keyboard.type('Bring ')
  await keyboard.press('Control+b')
  await keyboard.type('originals')
  await keyboard.press('Control+b')
  await keyboard.type(', ')
  await keyboard.press('Control+k')
  await page.getByLabel('Page, file or address').fill('privacy')
  await page.getByRole('button', { name: /^Privacy Policy/ }).click()
  await keyboard.type(' first.')
  await keyboard.press('Enter')
  await tool('Bulleted list').click()
  await keyboard.type('Passport')
  await keyboard.press('Enter')
  await keyboard.type('The fee is ')
  await tool('Fact').click()
  await page.getByRole('combobox', { name: 'Insert fact' }).fill('nepal no objection fee')
  await page.getByRole('listbox').getByRole('option').first().getByText('NPR').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(editor)).toBe(true)
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await tool('Table').click()
  await keyboard.type('Paper')
  await expectAccessible(page)
  await saved(page)

  // Tab leaves the text; one stop in the toolbar, arrow keys within it.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await editor.focus()
  await keyboard.press('Alt+F10')
  expect(await isFocused(page.getByRole('toolbar').getByRole('button').first())).toBe(true)
  await keyboard.press('ArrowRight')
  expect(await isFocused(tool('Italic'))).toBe(true)
  await keyboard.press('Escape')
  expect(await isFocused(editor)).toBe(true)

  await expect
    .poll(async () => (await read())?.text)
    .toBe(
      '# Papers\n\nBring **originals**, [Privacy Policy](/privacy-policy) first.\n\n- Passport\n- The fee is {np.noc.fee}\n\n| Paper |  |\n| --- | --- |\n|  |  |\n|  |  |',
    )
  await publish(page)
  await page.getByText('Published', { exact: true }).first().waitFor()

  const visitor = await openWindow(url, phone)
  await visitor.goto('/house-rules')
  await visitor.getByRole('heading', { level: 3, name: 'Papers' }).waitFor()
  await visitor.getByRole('link', { name: 'Privacy Policy' }).first().waitFor()
  await visitor
    .getByRole('listitem')
    .filter({ hasText: /The fee is NPR/ })
    .waitFor()
  await visitor.getByRole('columnheader', { name: 'Paper' }).waitFor()
  expect(await readWidths(visitor)).toEqual([360, 360])
  await expectAccessible(visitor)
})

test('finds facts with “/” and “{”, and changes the value of a chosen one', async () => {
  const { page, editor, read } = await openPage('with-facts')
  const { keyboard } = page
  const search = page.getByRole('combobox', { name: 'Insert fact' })
  const chip = (text: string) => editor.locator('span[title]').getByText(text, { exact: true })
  await editor.click()

  await keyboard.type('Pay /')
  await expect.poll(() => isFocused(search)).toBe(true)
  await keyboard.type('zzz')
  await page.getByText('No fact matches.').first().waitFor()
  await keyboard.press('Escape')
  expect(await isFocused(editor)).toBe(true)
  await keyboard.type(' or and/or {')
  await keyboard.type('office}, {malta food')
  const option = page.getByRole('listbox').getByRole('option').first()
  await option.getByText('Malta: ').waitFor()
  await expectAccessible(page)
  await keyboard.press('Enter')
  await keyboard.type('.')
  await chip('€450 a month').waitFor()
  await expect
    .poll(async () => (await read())?.text)
    .toBe('Pay /zzz or and/or {office}, {mt.food}.')

  await chip('€450 a month').click()
  const change = page.getByRole('button', { name: 'Change this fee' })
  await change.waitFor()
  await expectAccessible(page)
  await change.click()
  const dialog = page.getByRole('dialog', { name: /^Change / })
  await dialog.getByLabel('New amount').fill('480')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await chip('€480 a month').waitFor()

  await page.getByRole('button', { name: 'Other fact' }).click()
  await keyboard.type('malta')
  await page.getByRole('listbox').getByRole('option').nth(1).click()
  await expect.poll(async () => (await read())?.text).not.toContain('mt.food}')
  await chip('€480 a month').waitFor({ state: 'detached' })
})

const texts =
  'Our rooms:\n\n![A hall with chairs](/media/x.webp "16x9 Our \\"hall\\" \\& stage")\n\n![Red and blue](/media/x.webp "64x32 From a phone")'

test('inserts several pictures from the toolbar, with descriptions and captions', async () => {
  const { page, editor, read } = await openPage('our-rooms')
  await editor.click()
  await page.keyboard.type('Our rooms:')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
  const file = async (name: string, buffer?: Buffer) => ({
    name,
    mimeType: name.endsWith('.heic') ? 'image/heic' : 'image/png',
    buffer: buffer ?? (await createUniqueImage()),
  })
  const chosen = [
    await file('hall.png'),
    await file('IMG_0001.heic', await readHeic()),
    await file('notes.png', Buffer.from('I am a picture.')),
    await file('empty.png', Buffer.alloc(0)),
  ]

  await dialog.getByLabel('Pictures to upload').setInputFiles(chosen)

  await dialog.getByText('2 of 4 uploaded, 2 failed').waitFor()
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name }).first()
  expect(await row('notes.png').textContent()).toContain('Please choose a picture')
  expect(await row('empty.png').textContent()).toContain('This file is empty')
  const hall = dialog.getByRole('group', { name: 'hall' })
  await hall.getByLabel('Alternative text').fill('A hall with chairs')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Our "hall" & stage')
  const photo = dialog.getByRole('group', { name: 'IMG 0001' })
  await photo.getByLabel('Alternative text').fill('Red and blue')
  await hall.getByText('Saved').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Insert 2 pictures' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })

  expect(await page.getByLabel('Alternative text').inputValue()).toBe('Red and blue')
  await page.getByLabel('Caption').fill('From a phone')
  await expect
    .poll(async () => JSON.stringify(await read()).replaceAll(/[0-9a-f]{32}/g, 'x'))
    .toContain(JSON.stringify(texts).slice(1, -1))
  await saved(page)
  await publish(page)
  await page.getByText('Published', { exact: true }).first().waitFor()

  const visitor = await openWindow(url, phone)
  await visitor.goto('/our-rooms')
  const figure = visitor.getByRole('figure').filter({ hasText: 'Our "hall" & stage' })
  await figure.getByRole('img', { name: 'A hall with chairs' }).waitFor()
  await visitor.getByRole('img', { name: 'Red and blue' }).waitFor()
  expect(await readWidths(visitor)).toEqual([360, 360])
  await expectAccessible(visitor)
})

test('describes several pictures at 360 pixels and says when nothing could be saved', async () => {
  const page = await openScreen(url, '/admin/pictures', phone)
  const files = await Promise.all(
    ['first_room.png', 'second_room.png'].map(async (name) => ({
      name,
      mimeType: 'image/png',
      buffer: await createUniqueImage(),
    })),
  )
  await page.getByLabel('Pictures to upload').setInputFiles(files)
  await page.getByText('2 of 2 uploaded').waitFor()
  const first = page.getByRole('group', { name: 'first room' })
  await page.context().setOffline(true)
  await first.getByLabel('Caption').fill('The first room')
  await page.keyboard.press('Tab')
  await first.getByText('The texts were not saved. The server could not be reached.').waitFor()
  await page.context().setOffline(false)
  await first.getByRole('button', { name: 'Try again' }).click()
  await first.getByText('Saved').waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit first room' }).click()
  const dialog = page.getByRole('dialog', { name: 'first room' })
  expect(await dialog.getByLabel('Caption').inputValue()).toBe('The first room')
})

test('pastes from Word in the browser, and takes it back', async () => {
  const { page, editor, read } = await openPage('pasted')
  const folder = new URL('../../../app/features/pages/admin/rich-text/clipboard/', import.meta.url)
  const [html, markdown] = await Promise.all(
    ['word.html.txt', 'word.md.txt'].map((name) => readFile(new URL(name, folder), 'utf8')),
  )
  const paste = (format: string, text = '') =>
    editor.evaluate(
      (element, [type, data]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(type, data)
        const init = { clipboardData, bubbles: true, cancelable: true }
        element.dispatchEvent(new ClipboardEvent('paste', init))
      },
      [format, text] as const,
    )

  await editor.click()
  await paste('text/html', html)
  await expect.poll(async () => `${(await read())?.text}\n`).toBe(markdown)

  await page.keyboard.press('Control+z')
  await expect.poll(() => editor.textContent()).toBe('')
  await paste('text/plain', 'https://example.com/a')
  await expect
    .poll(async () => (await read())?.text)
    .toBe('[https://example.com/a](https://example.com/a)')
})

test('says how many pasted pictures were left out', async () => {
  const { page, editor, read } = await openPage('pictures-left-out')
  const paste = (html: string, files = 0) =>
    editor.evaluate(
      (element, [html, files]) => {
        const clipboardData = new DataTransfer()
        if (html) clipboardData.setData('text/html', html)
        for (let number = 1; number <= files; number++)
          clipboardData.items.add(new File(['x'], `${number}.png`, { type: 'image/png' }))
        const init = { clipboardData, bubbles: true, cancelable: true }
        element.dispatchEvent(new ClipboardEvent('paste', init))
      },
      [html, files] as const,
    )
  const message = (text: string) => page.getByRole('status').getByText(text)
  const advice = 'Add pictures with “Picture” in the toolbar.'

  await editor.click()
  const image = '<img src="https://old.example/campus.jpg" alt="">'
  const counter = '<img src="https://count.example/" width="1" height="1">'
  await paste(`<p>Our rooms</p>${image}<p>and${image}${counter} halls</p>`)
  await message(`2 pictures were left out. ${advice}`).waitFor()
  await expect.poll(async () => (await read())?.text).toMatch(/^Our rooms\n\nand *halls$/)
  await expectAccessible(page)

  await page.keyboard.press('Control+a')
  await paste('', 1)
  await message(`1 picture was left out. ${advice}`).waitFor()
  expect(await editor.textContent()).toContain('Our rooms')
  await paste('<p>Only text</p>')
  await page.getByText('was left out').waitFor({ state: 'detached' })
})

test('dropped text goes where it is dropped, and files replace nothing', async () => {
  const { page, editor, read } = await openPage('dropped', 'First lines\n\nLast lines')
  const drop = (type: string, data: string) =>
    editor.evaluate(
      (element, [type, data]) => {
        const dataTransfer = new DataTransfer()
        if (type === 'text/plain') dataTransfer.setData(type, data)
        else dataTransfer.items.add(new File([data], 'brochure', { type }))
        const last = [...element.querySelectorAll('p')].find((each) =>
          each.textContent?.endsWith('Last lines'),
        )
        const { left: clientX = 0, top = 0, height = 0 } = last?.getBoundingClientRect() ?? {}
        const at = { clientX, clientY: top + height / 2 }
        const init = { ...at, dataTransfer, bubbles: true, cancelable: true }
        element.dispatchEvent(new DragEvent('drop', init))
      },
      [type, data] as const,
    )

  await editor.click()
  await page.keyboard.press('Control+a')
  await drop('application/pdf', '%PDF-')
  await page.keyboard.press('Control+a')
  await drop('text/plain', 'The ')
  await expect.poll(async () => (await read())?.text).toBe('First lines\n\nThe Last lines')
})

test('the link of a button shows that its page does not exist yet', async () => {
  const { page } = await openPage('button-link')
  await addSection(page, 'Button')
  const link = page.getByRole('textbox', { name: 'Link', exact: true })
  await link.fill('/nowhere')
  const hint = page.getByText('This site has no page at this address yet.')
  await hint.waitFor()
  await link.fill('/contact')
  await hint.waitFor({ state: 'detached' })
})

test('shows a refused text at its field and leads to it from the error summary', async () => {
  const { page, editor } = await openPage('refused', '## Subheading first')
  await saved(page)
  await publish(page)

  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  await summary.getByRole('link', { name: /Text: A subheading needs a heading above it/ }).click()

  expect(await isFocused(editor)).toBe(true)
  expect(await editor.getAttribute('aria-invalid')).toBe('true')
  const described = await editor.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described?.split(' ')[0]}"]`).textContent()).toMatch(
    'subheading',
  )
  await expectAccessible(page)
})

test('stores changes of two texts that are made before the form is rendered again', async () => {
  const { page, read } = await openPage('two-texts')
  await page.getByRole('textbox', { name: 'Closing text' }).waitFor()

  await page.evaluate(() => {
    for (const [label, text] of [
      ['Text', 'The first change.'],
      ['Closing text', 'The second change.'],
    ] as const) {
      const name = [...document.querySelectorAll('label')].find((it) => it.textContent === label)
      document.querySelector<HTMLElement>(`[aria-labelledby="${name?.id}"]`)?.focus()
      document.execCommand('insertText', false, text)
    }
  })

  await expect
    .poll(read)
    .toMatchObject({ text: 'The first change.', closing: 'The second change.' })
})
