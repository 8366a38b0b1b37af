import type { Page } from 'playwright-core'
import { latinNames } from './nepali-names.ts'

/** Addresses of websites and mail, and phone numbers. */
const addresses = /\S+@\S+|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?|\+977[\d -]+/g
const inOrder = latinNames.toSorted((a, b) => b.length - a.length)
const escaped = inOrder.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const latin = '[\\p{Script=Latin}\\d]'
const names = new RegExp(`(?<!${latin})(?:${escaped.join('|')})(?!${latin})`, 'gu')

/** Returns the texts of the page that are in Nepali, also those of attributes. */
export const listTexts = (page: Page) =>
  page.evaluate(() => {
    const isNepali = (element: Element | null) => element?.closest('[lang]')?.matches('[lang=ne]')
    const texts: string[] = []
    // Search results mark words within names.
    for (const mark of document.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes)
    document.body.normalize()
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { parentElement, data } = nodes.currentNode as Text
      if (isNepali(parentElement) && !parentElement?.closest('script, style')) texts.push(data)
    }
    const meta = '[name=description], [property="og:title"], [property="og:description"]'
    const attributes = ['alt', 'aria-label', 'aria-roledescription', 'title', 'placeholder']
    const selectors = attributes.map((name): [string, string] => [name, `[${name}]`])
    for (const [name, selector] of selectors.concat([['content', meta]])) {
      for (const element of document.querySelectorAll(selector))
        if (isNepali(element)) texts.push(element.getAttribute(name) ?? '')
    }
    return texts
  })

/** Returns the words and numbers that are not in Devanagari. */
export const findLatin = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(addresses, ' ')
    .replaceAll(names, ' ')
    .match(/[\p{Script=Latin}\d]+/gu) ?? []
