import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readFocus } from './forms.ts'

const MAX_STOPS = 120
const outside = 'nothing has the focus'

/** Returns what is wrong with the mark of the focus: nothing else covers it, and it is drawn. */
function findFocusProblem() {
  const { activeElement } = document
  // A hidden field for files is shown by its label.
  const isHidden = activeElement?.matches('.sr-only[type=file]')
  const focused = isHidden ? activeElement?.closest('label') : activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const { top, left, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)]
  const found = document.elementFromPoint(x, y)
  if (!found) {
    // What was saved before may have made the content above longer.
    focused.scrollIntoView({ block: 'nearest' })
    return 'out of view'
  }
  if (!focused.contains(found) && !found.contains(focused)) return 'covered'
  // The mark of a text editor is around its toolbar too.
  const marked = [focused, focused.parentElement, focused.parentElement?.parentElement]
  const isMarked = marked.some((each) => each && getComputedStyle(each).outlineStyle !== 'none')
  // The browser marks the calendar inside the field.
  return isMarked || focused.matches('[type^=date]') ? '' : 'not marked'
}

/**
 * Presses Tab until the element with this name has the focus. Every stop on the way is visible. After the last
 * one the focus leaves the page once and starts at the top again.
 */
export async function tabTo(page: Page, name: string, key = 'Tab') {
  const readName = async () => (await readFocus(page))?.replace(/\s*\*$/, '').trim()
  if ((await readName()) === name) return
  const stops: (string | undefined)[] = []
  let hasLeft = false
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press(key)
    const findProblem = () => page.evaluate(findFocusProblem)
    const [label, problem] = await Promise.all([readName(), findProblem()])
    if (problem === outside && !hasLeft) {
      hasLeft = true
      continue
    }
    // The browser scrolls to it after the key.
    const message = `${label}, after ${stops.join(', ')}`
    if (problem) await expect.poll(findProblem, { message }).toBe('')
    if (label === name) return
    stops.push(label)
  }
  throw new Error(`“${name}” is not among ${stops.join(', ')}`)
}

/** Goes to the element with this name and presses Enter. */
export async function press(page: Page, name: string, key = 'Tab') {
  await tabTo(page, name, key)
  await page.keyboard.press('Enter')
}
