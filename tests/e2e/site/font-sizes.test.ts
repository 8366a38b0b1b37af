import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openChat } from '../chat-panel.ts'
import { conversationList, conversationRow, createVisitor, openInbox } from '../inbox.ts'
import { routes } from '../routes.ts'
import { openSite } from '../site.ts'
import { desktop, openWindow, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const sizes = [14, 16, 18, 22, 28, 40, 60].map((pixels) => `${pixels}px`)

for (const [name, window] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test(`public pages use only seven font sizes on ${name}`, async () => {
    const page = await openWindow(url, { ...window, reducedMotion: 'reduce' })

    for (const { path } of routes) {
      await page.goto(path)
      expect([path, await findOtherSizes(page)]).toEqual([path, []])
    }
  })

  test(`the chat and the back office use only these font sizes on ${name}`, async () => {
    const visitor = await openPage('/about', window)
    await openChat(visitor)
    expect(await findOtherSizes(visitor)).toEqual([])

    await createVisitor(url, 'visitor-asha').write('How large are the letters?')
    const office = await openInbox(url, { window })
    await conversationRow(office, 'Visitor asha').waitFor()
    expect(await findOtherSizes(office)).toEqual([])
    expect(
      await conversationList(office).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ).toBe(0)
    for (const screen of ['dashboard', 'contacts', 'destinations', 'heroslides']) {
      await office.goto(`/admin/${screen}`)
      await office.getByRole('heading', { level: 1 }).waitFor()
      expect([screen, await findOtherSizes(office)]).toEqual([screen, []])
    }
  })
}

/** Returns text whose font size is not one of the seven. */
function findOtherSizes(page: Page) {
  return page.evaluate((sizes) => {
    const textElements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (each) =>
        each.checkVisibility() &&
        (each.matches('input, select, textarea') ||
          [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())),
    )
    return textElements
      .filter((each) => !sizes.includes(getComputedStyle(each).fontSize))
      .map((each) => `${getComputedStyle(each).fontSize}: ${each.outerHTML.slice(0, 80)}`)
  }, sizes)
}
