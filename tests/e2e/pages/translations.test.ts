import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { makePage } from '#tests/factories.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openSignedIn } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()
const nepali = 'हामी तपाईंको जानकारी कसैलाई दिँदैनौं।'

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
}

/** Publishes the source page again with one more sentence. */
async function republish(title: string, sentence: string) {
  const { administrator } = await signIn(url)
  const all = await administrator.call(pagesApi.list, { querystring: { language: 'en' } })
  const params = { id: all.find((each) => each.title === title)?.id ?? '' }
  const { revision, draft } = await administrator.call(pagesApi.read, { params })
  const content = { ...draft, intro: `${draft.intro} ${sentence}` }
  const saved = await administrator.call(pagesApi.save, { params, body: { revision, content } })
  await administrator.call(pagesApi.publish, { params, body: { revision: saved.revision } })
}

/** Publishes a page without translations. */
async function addPage(title: string) {
  const { administrator } = await signIn(url)
  const { id } = await administrator.call(pagesApi.add, { body: { type: 'page', title } })
  const params = { id }
  const { revision, draft } = await administrator.call(pagesApi.read, { params })
  const content = { ...draft, ...makePage({ slug: draft.slug, title }) }
  const saved = await administrator.call(pagesApi.save, { params, body: { revision, content } })
  await administrator.call(pagesApi.publish, { params, body: { revision: saved.revision } })
}

test('translates a page and shows how far the translation is behind', async () => {
  await addPage('House rules')
  const page = await openWindow(url)
  await openSignedIn(page, '/admin/pages')
  await page.getByRole('link', { name: 'House rules' }).click()
  await page.getByRole('heading', { name: 'Translations' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Translate into नेपाली' }).click()
  await page.getByRole('heading', { name: 'Translation into नेपाली' }).waitFor()
  await page.getByText('up to date').waitFor()
  await page.getByText('Address: /ne/house-rules.').waitFor()
  await page.getByLabel('Introduction').fill(nepali)
  await page.frameLocator('iframe').locator('html[lang=ne] main').getByText(nepali).waitFor()
  await publish(page)

  const visitor = await openWindow(url, phone)
  await visitor.goto('/house-rules')
  await visitor.getByRole('link', { name: 'नेपाली' }).click()
  await visitor.waitForURL('**/ne/house-rules')
  await visitor.locator('html[lang=ne] main').getByText(nepali).waitFor()
  expect(await readWidths(visitor)).toEqual([360, 360])
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'English' }).click()
  await visitor.waitForURL((address) => address.pathname === '/house-rules')
  await expectAccessible(visitor)

  await republish('House rules', 'Added by the office.')

  await page.reload()
  await page.getByText('1 change behind').first().waitFor()
  const original = page.locator('details', { hasText: 'Added by the office.' })
  await original.getByText('Changed since this translation').waitFor()
  await original.locator('[lang=en]').getByRole('insertion').waitFor()
  await page.setViewportSize(phone.viewport)
  await page.reload()
  expect(await original.getByRole('insertion').isVisible()).toBe(false)
  await original.getByText('Original').click()
  await original.getByRole('insertion').getByText('Added by the office.').waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)
  await page.setViewportSize(desktop.viewport)
  await page.getByRole('button', { name: 'Show changes' }).click()
  const changes = page.getByRole('dialog')
  await changes.getByText('From version 1 to version 2.').waitFor()
  await changes.getByRole('insertion').getByText('Added by the office.').waitFor()
  await expectAccessible(page)
  await changes.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'House rules', exact: true }).click()
  await page.getByRole('heading', { name: 'Translations' }).waitFor()
  await page.getByRole('region', { name: 'Translations' }).getByText('1 change behind').waitFor()
})

test('filters the list by language, keeps the type and marks pages that are behind', async () => {
  const page = await openWindow(url)
  await openSignedIn(page, '/admin/pages?type=service')
  await page.getByRole('link', { name: 'Career Counseling' }).click()
  await page.getByRole('button', { name: 'Translate into हिन्दी' }).click()
  await page.getByRole('heading', { name: 'Translation into हिन्दी' }).waitFor()
  await republish('Career Counseling', 'Added by the office.')

  await openSignedIn(page, '/admin/pages?type=service')
  await page.getByRole('navigation', { name: 'Languages' }).getByText('हिन्दी').click()

  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await page.getByRole('row').getByText('1 change behind').waitFor()
  expect(new URL(page.url()).search).toBe('?type=service&language=hi')
  await page.locator('tbody').getByText('/hi/services/career-counseling').waitFor()
  await expectAccessible(page)
  await page.setViewportSize(phone.viewport)
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)
})
