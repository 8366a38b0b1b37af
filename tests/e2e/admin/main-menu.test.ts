import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { makePage } from '../../factories.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { openSite } from '../site.ts'
import { desktop, openWindow } from '../windows.ts'

const { url } = await openSite()
const titles = ['Before you leave', 'What our students say of their first year', 'Jobs', 'Events']

const headerHeight = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().height)

test('keeps the menu on one line with links to any number of pages', async () => {
  const page = await openWindow(url, { ...desktop, javaScriptEnabled: false })
  const widths = [1024, 1280]
  const heights: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    heights.push(await headerHeight(page))
  }
  const { access } = await signIn(url)
  const administrator = createClient(url, { authorization: `Bearer ${access}` })
  for (const [index, title] of titles.entries()) {
    const { id } = await administrator.call(pagesApi.add, { body: { type: 'page', title } })
    const params = { id }
    const content = makePage({ slug: `own-${index}`, menu_location: 'menu', title })
    const saved = await administrator.call(pagesApi.save, {
      params,
      body: { revision: 1, content },
    })
    await administrator.call(pagesApi.publish, { params, body: saved })
  }

  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    expect([width, await headerHeight(page)]).toEqual([width, heights[index]])
    const wrappedEntries = await page.locator('header nav li.contents > *').evaluateAll((entries) =>
      entries
        .filter((each) => each.checkVisibility())
        .filter((each) => each.getBoundingClientRect().height > 45)
        .map(({ textContent }) => textContent),
    )
    expect(wrappedEntries).toEqual([])
    await page.getByText('More', { exact: true }).focus()
    await page.keyboard.press('Enter')
    for (const title of titles) await page.getByRole('link', { name: title }).waitFor()
  }
  await page.getByRole('link', { name: 'Jobs' }).click()
  await page.waitForURL('**/own-2')
})

test('leaves room for header and help with text of double size', async () => {
  for (const isRoot of [false, true]) {
    const page = await openWindow(url, desktop)
    await page.setViewportSize({ width: 360, height: 640 })
    const devtools = await page.context().newCDPSession(page)
    if (!isRoot) await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto('/contact')
    if (isRoot) {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
    }
    const overflowing = await page
      .locator('header :is(a, button), .help > :is(a, button)')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.clientWidth > 1)
          .map((each) => ({ each, box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.right > 360 || box.height > 96)
          .map(({ each }) => each.outerHTML.slice(0, 90)),
      )
    expect([isRoot, overflowing]).toEqual([isRoot, []])
    const rounds = await page.locator('.help-button').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect())
        .map(({ width, height }) => width === height),
    )
    expect(rounds).not.toContain(false)
  }
})
