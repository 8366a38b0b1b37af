import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { makePage } from '#tests/factories.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openScreen, readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text.padEnd(4000)}\n%%EOF`)
const file = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer,
})

test('uploads PDFs at 360 pixels, links one in a text by its name, and downloads it', async () => {
  const page = await openScreen(url, '/admin/files', phone)
  await page
    .getByLabel('Files to upload')
    .setInputFiles([
      file('visa_form.pdf', pdf('Visa')),
      file('page.pdf', Buffer.from('<html>%PDF-1.7 %%EOF</html>')),
      file('half.pdf', pdf('Half').subarray(0, 900)),
      file('empty.pdf', Buffer.alloc(0)),
      file('notes.txt', Buffer.from('Notes'), 'text/plain'),
    ])

  // From the disk, because the browser is sent other files as text.
  const folder = await mkdtemp(join(tmpdir(), 'gantavya-upload-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const large = join(folder, 'large.pdf')
  await writeFile(large, '%PDF-1.7')
  await truncate(large, 50 * 1024 * 1024)
  await page.getByLabel('Files to upload').setInputFiles(large)
  await page.getByText('1 of 6 uploaded, 5 failed').waitFor()
  const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')
  const notPdf = 'This file is not a PDF. Save it as PDF and upload that.'
  expect(await uploads.allTextContents()).toEqual([
    'visa_form.pdfUploaded',
    `page.pdf${notPdf}`,
    expect.stringMatching(/^half\.pdfThis PDF is incomplete\./),
    'empty.pdfThis file is empty. Please choose another one.',
    `notes.txt${notPdf}`,
    'large.pdfThis file is too large. The maximum is 10 MB.',
  ])
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit visa form' }).click()
  const dialog = page.getByRole('dialog', { name: 'visa form' })
  await dialog.getByText('Not used.').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Title').fill('Visa form 2026')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Visa form 2026' }).waitFor()

  const { administrator } = await signIn(url)
  const body = { type: 'page', title: 'Forms' } as const
  const { id } = await administrator.call(pagesApi.add, { body })
  const section = { id: 'forms', type: 'text' as const, heading: 'Forms', text: '' }
  const content = makePage({
    slug: 'forms',
    title: 'Forms',
    sections: [{ ...section, items: [], closing: '' }],
  })
  await administrator.call(pagesApi.save, { params: { id }, body: { revision: 1, content } })
  await page.goto(`/admin/pages/edit?id=${id}`)
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('Please fill in the ')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Page, file or address').fill('visa form')
  const found = page.getByRole('button', { name: 'Visa form 2026 PDF, 4 KB' })
  await found.waitFor()
  await expectAccessible(page)
  await found.press('Enter')
  await page.keyboard.type(' first.')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()

  const visitor = await openWindow(url, phone)
  await visitor.goto('/forms')
  const link = visitor.getByRole('link', { name: 'Visa form 2026 (PDF, 4 KB)' })
  const [download] = await Promise.all([visitor.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('Visa form 2026.pdf')
  await expectAccessible(visitor)

  await page.goto('/admin/files')
  await page.getByRole('button', { name: 'Delete Visa form 2026' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText(/It is used by Forms .* Please remove the link there first/).waitFor()
})
