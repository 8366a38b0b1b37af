import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openScreen, readFieldErrors, save } from '../forms.ts'
import { openSite } from '../site.ts'
import { editDestination as edit, createFlag as flag } from './destination-form.ts'

const { url } = await openSite()
const path = '/admin/destinations'
const failure = 'Failed to save. Make sure all fields are valid.'

test('refuses a file of a wrong type, size or content at the field', async () => {
  const page = await openScreen(url, path)
  const dialog = await edit(page, 'Japan')
  const input = dialog.getByLabel('Flag')
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') }
  const huge = { ...(await flag()), buffer: Buffer.alloc(8 * 1024 * 1024 + 1) }
  const damaged = { ...(await flag()), buffer: Buffer.from('not a picture') }

  await input.setInputFiles(notes)
  expect(await readFieldErrors(page)).toEqual({
    Flag: 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.',
  })
  await input.setInputFiles(huge)
  expect(await readFieldErrors(page)).toEqual({
    Flag: 'This picture is too large. The maximum is 8 MB.',
  })
  await input.setInputFiles(damaged)
  expect(await readFieldErrors(page)).toEqual({})
  await save(page)

  await dialog.getByText(failure).waitFor()
  expect(await readFieldErrors(page)).toEqual({
    Flag: 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.',
  })
  await input.setInputFiles(await flag())
  await save(page)
  await dialog.waitFor({ state: 'detached' })
})

test('previews an SVG, renders it on the server and refuses one with a script', async () => {
  const page = await openScreen(url, path)
  const dialog = await edit(page, 'Malta')
  const input = dialog.getByLabel('Flag')
  const svg = (content: string) => ({
    name: 'flag.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${content}</svg>`,
    ),
  })
  expect(await input.getAttribute('accept')).toContain('image/svg+xml')
  await dialog.getByText('SVG, at most 1 MB').waitFor()

  await input.setInputFiles(svg('<script>alert(1)</script>'))
  await save(page)
  await dialog.getByText(failure).waitFor()
  expect(await readFieldErrors(page)).toEqual({
    Flag: 'This SVG contains a script or a web page. Please choose one with drawings only.',
  })

  await input.setInputFiles(svg('<rect width="60" height="40" fill="#c8102e"/>'))
  const preview = dialog.getByRole('img', { name: 'Preview' })
  const width = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(60)
  await save(page)
  await dialog.waitFor({ state: 'detached' })

  const flag = page.getByRole('listitem').filter({ hasText: 'Malta' }).locator('img')
  await expect.poll(() => flag.getAttribute('src')).toMatch(/^\/media\/[0-9a-f]{32}\.webp/)
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
})

test('shows the upload progress of a picture', async () => {
  const page = await openScreen(url, path)
  const dialog = await edit(page, 'Japan')
  const raw = { width: 400, height: 400, channels: 3 } as const
  const noise = await sharp(randomBytes(400 * 400 * 3), { raw })
    .png()
    .toBuffer()
  await dialog
    .getByLabel('Flag')
    .setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer: noise })
  await slowDown(page, 200 * 1024)

  await save(page)

  const progress = page.getByRole('progressbar', { name: 'Uploading picture' })
  const value = () => progress.evaluate((bar) => (bar as HTMLProgressElement).value)
  const first = await value()
  await expect.poll(value).toBeGreaterThan(first)
  expect(first).toBeLessThan(1)
  expect(await page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Destination saved').waitFor()
})

async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const others = { offline: false, latency: 0, downloadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { ...others, uploadThroughput })
}
