import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { desktop, openWindow } from '../windows.ts'

/** How translators replace a text node. */
export const translators = ['replaces', 'inserts, then removes', 'wraps'] as const

/**
 * Opens a window that translates all text nodes continuously, as Google Translate does. The text stays
 * the same, so that tests find it, except in options. Fails when the page throws.
 */
export async function openTranslatedWindow(
  url: string,
  mode: (typeof translators)[number],
  options: BrowserContextOptions = desktop,
): Promise<Page> {
  const page = await openWindow(url, options)
  const errors: string[] = []
  page.context().on('weberror', (error) => errors.push(`${error.error()}`))
  page.context().on('console', (message) => {
    // React logs errors that a boundary caught.
    if (/not a child of this node|NotFoundError/.test(message.text())) errors.push(message.text())
  })
  await page.context().addInitScript(translateContinuously, mode)
  onTestFinished(() => expect(errors, 'what the page has thrown').toEqual([]))
  return page
}

/** Runs in the page. */
function translateContinuously(mode: string) {
  const excluded = 'script, style, noscript, textarea, svg, [translate=no], [data-translated]'
  const isUntranslated = (text: Node) =>
    Boolean(text.nodeValue?.trim()) && !text.parentElement?.closest(excluded) && text.isConnected

  function translate(text: Text) {
    const parent = text.parentNode as Element
    const outer = document.createElement('font')
    outer.dataset.translated = ''
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = parent.closest('option') ? `${text.data}*` : text.data
    if (mode === 'replaces') return text.replaceWith(outer)
    parent.insertBefore(outer, text)
    if (mode === 'wraps') inner.replaceChildren(text)
    else text.remove()
  }

  function translateIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const untranslated: Text[] = []
    while (walker.nextNode())
      if (isUntranslated(walker.currentNode)) untranslated.push(walker.currentNode as Text)
    for (const text of untranslated) translate(text)
  }

  new MutationObserver(() => document.body && translateIn(document.body)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  // Browsers drop a click whose element is replaced between press and release; visitors click again.
  let isPressed = false
  addEventListener('pointerdown', () => (isPressed = true), true)
  addEventListener('pointerup', () => (isPressed = false), true)
  // Translators replace a translation by a better one.
  setInterval(() => {
    if (isPressed) return
    for (const font of document.querySelectorAll('[data-translated]')) {
      if (mode === 'replaces') font.replaceWith(font.cloneNode(true))
    }
  }, 100)
}
