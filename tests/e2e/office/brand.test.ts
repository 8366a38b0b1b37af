import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { mailsApi } from '#app/features/notifications/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { openMailServer } from '../../mail-server.ts'
import { signIn } from '../../processes/api-clients.ts'
import { createImage } from '../../test-images.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const mails = await openMailServer()
afterAll(mails.close)

test('an office changes its brand, and site, mails, link previews and icons follow', async () => {
  const { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM } = mails.config
  const { url, openPage } = await openSite(onTestFinished, { SMTP_URL, MAIL_FROM })
  const readBytes = async (path: string) => Buffer.from(await (await fetch(url + path)).bytes())
  const previewBefore = await readBytes('/social/contact.jpg')
  const page = await openPage('/robots.txt', desktop)
  await openSignedIn(page, '/admin/office')
  const form = page.getByRole('form', { name: 'The office' })
  const primary = form.getByRole('textbox', { name: 'Primary colour', exact: true })
  const accent = form.getByRole('textbox', { name: 'Accent colour', exact: true })
  const save = () => form.getByRole('button', { name: 'Save', exact: true }).click()
  const isMarked = (field: typeof primary) => field.getAttribute('aria-invalid')

  // What is no colour is refused by the server, beside its field.
  await primary.fill('dark red')
  await accent.fill('#12')
  await save()
  await form.getByText('Please enter a colour such as #16245a.').last().waitFor()
  expect([await isMarked(primary), await isMarked(accent)]).toEqual(['true', 'true'])

  // A light colour offers a darker one of the same hue, before and after the server has refused it.
  await primary.fill('#fff59d')
  await accent.fill('#f5c518')
  await form.getByText(/This colour is too light.* #7c710f\./).waitFor()
  await expectAccessible(page)
  await save()
  await form.getByRole('link', { name: /^Primary colour: This colour is too light/ }).waitFor()
  await form.getByRole('button', { name: 'Use #7c710f' }).click()
  expect(await primary.inputValue()).toBe('#7c710f')
  expect(await isMarked(primary)).toBe('false')
  await form.getByRole('button', { name: 'Back to the first colours' }).click()
  expect([await primary.inputValue(), await accent.inputValue()]).toEqual(['#16245a', '#f5a524'])

  await primary.fill('#8b0000')
  await accent.fill('#f5c518')
  const preview = page.getByRole('region', { name: 'Preview' })
  const colourOf = (element: Element) => getComputedStyle(element).color
  expect(await preview.getByText('A link').evaluate(colourOf)).toBe('rgb(139, 0, 0)')
  // The screen around the preview keeps its own colours.
  expect(await form.getByRole('heading', { name: 'Brand' }).evaluate(colourOf)).toBe(
    'rgb(22, 36, 90)',
  )
  await form.getByRole('button', { name: 'Choose a picture: Logo', exact: true }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await createImage('png', 400, 200),
    })
  await preview.locator('img[src*="?w=480"]').first().waitFor()
  await save()
  await page.getByText('Saved. Visitors see the change now.').waitFor()

  const visitor = await openPage('/contact', phone)
  const readStyles = () =>
    visitor.evaluate(() => {
      const style = (query: string) => {
        const element = document.querySelector(query)
        return element ? getComputedStyle(element) : undefined
      }
      return {
        footer: style('footer')?.backgroundColor,
        button: style('main [type=submit]')?.backgroundColor,
        theme: document.querySelector<HTMLMetaElement>('[name=theme-color]')?.content,
      }
    })
  expect(await readStyles()).toEqual({
    footer: 'rgb(64, 0, 2)',
    button: 'rgb(245, 197, 24)',
    theme: '#400002',
  })
  for (const path of ['/canada', '/', '/contact']) {
    await visitor.goto(path)
    await expectAccessible(visitor)
  }
  const iconAddress = await visitor.locator('link[rel=icon]').getAttribute('href')
  const { format, width, height } = await sharp(await readBytes(String(iconAddress))).metadata()
  expect([format, width, height]).toEqual(['png', 48, 48])
  expect((await readBytes('/social/contact.jpg')).equals(previewBefore)).toBe(false)

  const { administrator } = await signIn(url)
  await administrator.call(mailsApi.sendTest, {})
  expect(mails.received.at(-1)?.html).toMatch(/\.action a \{[^}]*background: #f5c518/)
  expect(mails.received.at(-1)?.html).toContain('a { color: #8b0000; }')
  expect((await administrator.call(officeApi.read, {})).primary_colour).toBe('#8b0000')
})
