import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { desk, openWindow } from './browser.ts'

/** How translators put their text where the page's text node was. */
export const translators = ['replaces', 'inserts, then removes', 'wraps'] as const

/**
 * A window whose browser translates every page, as Google Translate does: all text nodes, those
 * that appear or change later too, again and again. The text itself stays, so that tests find it;
 * only options get another one. Fails when the page has thrown meanwhile.
 */
export async function openTranslatedWindow(
  url: string,
  way: (typeof translators)[number],
  options: BrowserContextOptions = desk,
): Promise<Page> {
  const page = await openWindow(url, options)
  const errors: string[] = []
  page.context().on('weberror', (error) => errors.push(`${error.error()}`))
  page.context().on('console', (message) => {
    // React reports there what an error boundary has caught.
    if (/not a child of this node|NotFoundError/.test(message.text())) errors.push(message.text())
  })
  await page.context().addInitScript(translateContinuously, way)
  onTestFinished(() => expect(errors, 'what the page has thrown').toEqual([]))
  return page
}

/** Runs in the page. */
function translateContinuously(way: string) {
  const left = 'script, style, noscript, textarea, svg, [translate=no], [data-translated]'
  const isDue = (text: Node) =>
    Boolean(text.nodeValue?.trim()) && !text.parentElement?.closest(left) && text.isConnected

  function translate(text: Text) {
    const parent = text.parentNode as Element
    const outer = document.createElement('font')
    outer.dataset.translated = ''
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = parent.closest('option') ? `${text.data}*` : text.data
    if (way === 'replaces') return text.replaceWith(outer)
    parent.insertBefore(outer, text)
    if (way === 'wraps') inner.replaceChildren(text)
    else text.remove()
  }

  function translateIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const due: Text[] = []
    while (walker.nextNode()) if (isDue(walker.currentNode)) due.push(walker.currentNode as Text)
    for (const text of due) translate(text)
  }

  new MutationObserver(() => document.body && translateIn(document.body)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  // A translation is replaced by a better one.
  setInterval(() => {
    for (const font of document.querySelectorAll('[data-translated]')) {
      if (way === 'replaces') font.replaceWith(font.cloneNode(true))
    }
  }, 100)
}
