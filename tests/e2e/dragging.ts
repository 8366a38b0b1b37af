import type { Page } from 'playwright-core'

/** Moves a row by keyboard from its handle. Each key announces a position; the last one drops it. */
export async function moveByKeyboard(
  page: Page,
  name: string,
  steps: [key: string, place: number][],
  end: 'Space' | 'Escape' = 'Space',
) {
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus()
  await page.keyboard.press('Space')
  await waitForAnnouncement(page, `${name} was picked up at position`)
  for (const [key, position] of steps) {
    const text = `${name} is now at position ${position} of`
    await page.keyboard.press(key)
    // A key pressed before the positions are measured has no effect, so it is repeated.
    await waitForAnnouncement(page, text, 3000).catch(() => page.keyboard.press(key))
    await waitForAnnouncement(page, text)
  }
  await page.keyboard.press(end)
  await waitForAnnouncement(
    page,
    end === 'Space' ? `${name} was dropped` : `${name} is back at position`,
  )
}

export async function moveByMouse(page: Page, name: string, onto: string) {
  const [from, to] = await findHandles(page, name, onto)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await waitForAnnouncement(page, `${name} is now at position`)
  await page.mouse.up()
}

export async function moveByTouch(page: Page, name: string, onto: string) {
  const [from, to] = await findHandles(page, name, onto)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) => {
    const y = from.y + (to.y - from.y) * (part ?? 0)
    const touchPoints = part === undefined ? [] : [{ x: from.x, y }]
    return session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await touch('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
  await waitForAnnouncement(page, `${name} is now at position`)
  await touch('touchEnd')
}

/** Waits for a live region announcement. */
function waitForAnnouncement(page: Page, text: string, timeout?: number) {
  return page.getByRole('status').filter({ hasText: text }).waitFor({ timeout })
}

/** Returns the centres of both handles. */
async function findHandles(page: Page, name: string, onto: string) {
  return [await findCentre(name), await findCentre(onto)] as const

  async function findCentre(item: string) {
    const box = await page.getByRole('button', { name: `Move ${item}`, exact: true }).boundingBox()
    if (!box) throw new Error(`${item} is not shown`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
}
