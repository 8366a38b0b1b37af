import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { makePage } from '#tests/factories.ts'
import { createUniqueImage } from '#tests/test-images.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openScreen, readWidths } from '../forms.ts'
import { addSection } from '../page-editor.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()

test('builds a page from sections with pictures, video, map and files, which load on a click', async () => {
  const { administrator } = await signIn(url)
  const { id } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'Visit us' },
  })
  const content = makePage({ slug: 'visit-us', title: 'Visit us' })
  await administrator.call(pagesApi.save, { params: { id }, body: { revision: 1, content } })
  const page = await openScreen(url, '/admin/files')
  await page.locator('input[type=file]').setInputFiles({
    name: 'brochure.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  })
  await page.getByRole('link', { name: 'brochure' }).waitFor()
  await page.goto(`${url}/admin/pages/edit?id=${id}`)

  await addSection(page, 'Gallery')
  await page.getByLabel('Heading').last().fill('Our rooms')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  const library = page.getByRole('dialog')
  const images = await Promise.all([createUniqueImage(), createUniqueImage()])
  await library
    .locator('input[type=file]')
    .setInputFiles(
      images.map((buffer, index) => ({ name: `room-${index}.png`, mimeType: 'image/png', buffer })),
    )
  await library.getByRole('button', { name: 'Insert 2 pictures' }).click()
  const descriptions = page.getByRole('textbox', { name: 'Alternative text' })
  await expect.poll(() => descriptions.count()).toBe(2)
  await descriptions.first().fill('Our front desk')
  await descriptions.last().fill('')

  await addSection(page, 'Video')
  await page.getByLabel('Heading').last().fill('A look around')
  await page.getByLabel('Address of the video').fill('https://vimeo.com/1')
  await page.getByLabel('Title of the video').fill('Our office')
  await addSection(page, 'Map')
  await page.getByLabel('Heading').last().fill('Where we are')
  await page.getByRole('textbox', { name: 'Place', exact: true }).fill('Putalisadak')
  await page.getByLabel('Name or address of the place').fill('Putalisadak, Kathmandu')
  await addSection(page, 'Files to download')
  await page.getByLabel('Heading').last().fill('Brochures')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Our brochure')
  await addSection(page, 'Quote')
  await page.getByRole('textbox', { name: 'Quote' }).fill('They answered on the same day.')
  await addSection(page, 'Notice')
  await page.getByLabel('Heading').last().fill('Closed on Saturday')
  await page.getByRole('textbox', { name: 'Text', exact: true }).last().fill('Write to us.')
  await page.getByLabel('Kind').selectOption('Warning')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const problems = page.getByRole('alert').getByRole('link')
  await expect
    .poll(async () => (await problems.allTextContents()).toSorted())
    .toEqual([
      'Section 1 (Our rooms), Picture 2, Alternative text: Please fill this in.',
      'Section 2 (A look around), Address of the video: Please enter the address of a video on YouTube, for example https://youtu.be/M7lc1UVf-VE.',
      'Section 3 (Where we are), Place: Please enter latitude and longitude, for example 27.7041, 85.3145, or the address of a map that shows the place.',
      'Section 4 (Brochures), Files to download 1, File: Please fill this in.',
    ])
  await expectAccessible(page)

  await descriptions.last().fill('The library')
  await page.getByLabel('Address of the video').fill('https://youtu.be/M7lc1UVf-VE')
  await page.getByRole('textbox', { name: 'Place', exact: true }).fill('27.7041, 85.3145')
  await page.getByRole('combobox', { name: 'File' }).selectOption({ index: 1 })
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
})

test('asks other sites for nothing before a click, and shows the video in its place', async () => {
  const visitor = await openWindow(url, phone)
  const others: string[] = []
  await visitor.route(
    (address) => address.origin !== url,
    (route) => {
      others.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    },
  )
  await visitor.goto('/visit-us')
  await visitor.getByRole('img', { name: 'Our front desk' }).waitFor()
  await visitor.getByRole('link', { name: 'Our brochure PDF' }).waitFor()
  await visitor.getByText('They answered on the same day.').waitFor()
  const [screen, content] = await readWidths(visitor)
  expect(content).toBe(screen)
  await expectAccessible(visitor)
  expect(others).toEqual([])

  const frames = visitor.locator('[data-part=frame] iframe')
  const video = visitor.getByRole('link', { name: /^Play: Our office/ })
  await expect
    .poll(async () => {
      if ((await frames.count()) === 0) await video.click()
      return frames.count()
    })
    .toBe(1)
  await visitor.getByRole('link', { name: /^Show the map: Putalisadak/ }).click()
  await expect
    .poll(() => others.map((each) => new URL(each).host))
    .toEqual(['www.youtube-nocookie.com', 'www.openstreetmap.org'])
  expect(await frames.first().getAttribute('title')).toBe('Our office')
  await expectAccessible(visitor)
  const policy = (await visitor.request.get('/visit-us')).headers()['content-security-policy']
  expect(policy).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://www.openstreetmap.org;",
  )
  const other = (await visitor.request.get('/')).headers()['content-security-policy']
  expect(other).toContain("frame-src 'self';")
})

test('leads to the video and the map on their own sites without scripts', async () => {
  const visitor = await openWindow(url, { ...phone, javaScriptEnabled: false })
  await visitor.goto('/ne/visit-us')
  const video = visitor.getByRole('link', { name: /Our office/ })
  expect(await video.getAttribute('href')).toBe('https://www.youtube.com/watch?v=M7lc1UVf-VE')
  await visitor.getByRole('link', { name: 'Google Maps मा बाटो हेर्नुहोस्' }).waitFor()
})
