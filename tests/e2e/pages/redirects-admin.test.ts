import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openScreen, readWidths } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()

test('reads a corrected redirect file with the same name again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'redirects.csv')
  const page = await openPage('about:blank', desktop)
  await openSignedIn(page, '/admin/redirects')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import redirects' })
  const devtools = await page.context().newCDPSession(page)
  const { root } = await devtools.send('DOM.getDocument')
  // Chooses by keyboard, because Playwright fires a change event even without a change.
  const choose = async (content: string) => {
    await writeFile(file, content)
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByLabel('CSV file').click()
    await chooser
    const selector = { nodeId: root.nodeId, selector: 'input[type=file]' }
    const { nodeId } = await devtools.send('DOM.querySelector', selector)
    await devtools.send('DOM.setFileInputFiles', { nodeId, files: [file] })
  }

  await choose('')
  await dialog.getByText('This file is empty.').first().waitFor()
  expect(await dialog.getByLabel('CSV file').getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await choose('Old address,New address\n/old,/contact\n')
  await dialog.getByText('Line 1: This is a heading.').waitFor()
  expect(await dialog.getByText('This file is empty.').count()).toBe(0)
  await choose('/old,/contact\n/contact,/about\n/Old/,\n/new,about us\n')
  await dialog.getByText('Line 2, Address: /contact is used by the site itself.').waitFor()
  await dialog.getByText('Line 3, Address: Line 1 has the same address.').waitFor()
  await dialog.getByText('Line 4, Target: Please enter a page such as /contact').waitFor()
  await choose('/old,/contact\n"/older,/about\n/oldest,/about\n')
  await dialog.getByText('Line 2: A quotation mark (") is not closed.').waitFor()
  expect(await dialog.getByText('/contact is used by the site itself').count()).toBe(0)
  await choose('/old,/contact\n/older,/about\n')
  await dialog.getByText('2 lines can be added.').waitFor()
  await dialog.getByRole('button', { name: 'Add redirects' }).click()
  await page.getByText('2 redirects added').waitFor()
})

test('says beside the target that this site has no such page, and saves it all the same', async () => {
  const page = await openScreen(url, '/admin/redirects?add', phone)
  const dialog = page.getByRole('dialog', { name: 'Add redirect' })
  const target = dialog.getByLabel('Target')
  const hint = dialog.getByText('This site has no page at this address yet.')
  await dialog.getByLabel('Address').fill('/old-fees')

  for (const missing of ['/not-there', `${url}/not-there`, '/services/not-there?x=1']) {
    await target.fill(missing)
    await hint.waitFor()
    await target.fill('/contact')
    await hint.waitFor({ state: 'detached' })
  }
  await target.fill('/not-there')
  await hint.waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Redirect saved').waitFor()
  await page.getByText('/not-there').waitFor()
})
