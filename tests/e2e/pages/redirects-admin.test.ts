import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop } from '../windows.ts'

const { openPage } = await openSite()

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

  await choose('/old,/contact\n/contact,/about\n')
  await dialog.getByText('Line 2: /contact is used by the site itself.').waitFor()
  await choose('/old,/contact\n"/older,/about\n/oldest,/about\n')
  await dialog.getByText('Line 2: A quotation mark (") is not closed.').waitFor()
  expect(await dialog.getByText('/contact is used by the site itself').count()).toBe(0)
  await choose('/old,/contact\n/older,/about\n')
  await dialog.getByText('2 lines can be added.').waitFor()
  await dialog.getByRole('button', { name: 'Add redirects' }).click()
  await page.getByText('2 redirects added').waitFor()
})
