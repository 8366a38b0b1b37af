import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openChat } from './chat-panel.ts'
import { conversationList, conversationRow, createVisitor, openInbox } from './inbox.ts'
import { routes } from './routes.ts'
import { openSite } from './site.ts'
import { desktop, openWindow, phone } from './windows.ts'

const { url, openPage } = await openSite()
const sizes = [14, 16, 18, 22, 28, 40, 60].map((pixels) => `${pixels}px`)

for (const [name, window] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test(`the site has seven sizes of type on ${name}`, async () => {
    const page = await openWindow(url, { ...window, reducedMotion: 'reduce' })

    for (const { path } of routes) {
      await page.goto(path)
      expect([path, await otherSizes(page)]).toEqual([path, []])
    }
  })

  test(`the chat and the office have them too on ${name}`, async () => {
    const visitor = await openPage('/about', window)
    await openChat(visitor)
    expect(await otherSizes(visitor)).toEqual([])

    await createVisitor(url, 'visitor-asha').write('How large are the letters?')
    const office = await openInbox(url, { window })
    await conversationRow(office, 'Visitor asha').waitFor()
    expect(await otherSizes(office)).toEqual([])
    expect(
      await conversationList(office).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ).toBe(0)
    for (const screen of ['dashboard', 'contacts', 'destinations', 'heroslides']) {
      await office.goto(`/admin/${screen}`)
      await office.getByRole('heading', { level: 1 }).waitFor()
      expect([screen, await otherSizes(office)]).toEqual([screen, []])
    }
  })
}

/** Returns text whose font size is not one of the seven. */
function otherSizes(page: Page) {
  return page.evaluate((sizes) => {
    const written = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (each) =>
        each.checkVisibility() &&
        (each.matches('input, select, textarea') ||
          [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())),
    )
    return written
      .filter((each) => !sizes.includes(getComputedStyle(each).fontSize))
      .map((each) => `${getComputedStyle(each).fontSize}: ${each.outerHTML.slice(0, 80)}`)
  }, sizes)
}
