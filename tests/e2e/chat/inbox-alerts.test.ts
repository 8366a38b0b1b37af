import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { conversationRow, createVisitor, messageLog, openInbox, sendReply } from '../inbox.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

declare global {
  interface Window {
    shown: { title: string; body: string; click: () => void }[]
    soundCount: number
    permissionRequests: number
  }
}

/** Counts the browser's notifications, which still work. */
async function countAlerts(context: BrowserContext) {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    Object.assign(window, { shown: [], soundCount: 0, permissionRequests: 0 })
    const Real = window.Notification
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...when) {
      window.soundCount += 1
      return start.apply(this, when)
    }
    window.Notification = class extends Real {
      static requestPermission(...args: []) {
        window.permissionRequests += 1
        return Real.requestPermission(...args)
      }

      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        const click = () => this.dispatchEvent(new Event('click'))
        window.shown.push({ title, body: options?.body ?? '', click })
      }
    }
  })
}

/** Simulates a hidden or visible tab. */
function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    const value = hidden ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

const shown = (page: Page) =>
  page.evaluate(() => window.shown.map(({ title, body }) => `${title}: ${body}`))
const soundCount = (page: Page) => page.evaluate(() => window.soundCount)

test('asks for alerts once, and alerts only while the tab is hidden', async () => {
  const { url } = await openSite(onTestFinished)
  const asha = createVisitor(url, 'visitor-asha')
  await asha.write('Before')
  const page = await openInbox(url, { isFullBrowser: true })
  await countAlerts(page.context())
  await page.reload()
  await conversationRow(page, 'Before').waitFor()
  expect(await page.evaluate(() => window.permissionRequests)).toBe(0)

  await page.getByRole('button', { name: 'Turn on alerts' }).click()
  await page.getByRole('button', { name: 'Turn on alerts' }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => window.permissionRequests)).toBe(1)
  const preview = await soundCount(page)
  await asha.write('While it is seen')
  await conversationRow(page, 'While it is seen').waitFor()
  expect(await shown(page)).toEqual([])
  expect(await soundCount(page)).toBe(preview)

  await setHidden(page, true)
  await asha.write('While it is hidden')
  await expect.poll(() => shown(page)).toEqual(['Visitor asha: While it is hidden'])
  await expect.poll(() => soundCount(page)).toBeGreaterThan(preview)

  await setHidden(page, false)
  await page.evaluate(() => window.shown[0]?.click())
  await messageLog(page).getByText('While it is hidden').waitFor()

  await page.reload()
  await messageLog(page).getByText('While it is hidden').waitFor()
  expect(await page.getByRole('button', { name: 'Turn on alerts' }).count()).toBe(0)
  await setHidden(page, true)
  await asha.write('After a reload')
  await expect.poll(() => shown(page)).toEqual(['Visitor asha: After a reload'])
  await expect.poll(() => page.title()).toBe('(1) Messages – Gantavya')
  await setHidden(page, false)
  await sendReply(page, 'Namaste')
  await expect.poll(() => page.title()).toBe('Messages – Gantavya')
})

test('turns off sound and notifications separately', async () => {
  const { url } = await openSite(onTestFinished)
  const asha = createVisitor(url, 'visitor-asha')
  await asha.write('Before')
  const page = await openInbox(url, { window: phone, isFullBrowser: true })
  await countAlerts(page.context())
  await page.reload()
  await page.getByRole('button', { name: 'Turn on alerts' }).click()
  await page.getByRole('button', { name: 'Alerts', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Alerts' })
  await dialog.getByLabel('Show a notification').waitFor()
  expect(await dialog.getByLabel('Show a notification').isChecked()).toBe(true)
  await expectAccessible(page)

  await dialog.getByLabel('Play a sound').uncheck()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const before = await soundCount(page)
  await setHidden(page, true)
  await asha.write('Without a sound')
  await expect.poll(() => shown(page)).toEqual(['Visitor asha: Without a sound'])
  expect(await soundCount(page)).toBe(before)

  await setHidden(page, false)
  await page.getByRole('button', { name: 'Alerts', exact: true }).click()
  await dialog.getByLabel('Show a notification').uncheck()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await setHidden(page, true)
  await asha.write('Without anything')
  await conversationRow(page, 'Without anything').waitFor()
  expect(await shown(page)).toHaveLength(1)
})

test('explains that the browser does not allow notifications', async () => {
  const { url } = await openSite(onTestFinished)
  const page = await openInbox(url, { isFullBrowser: true })
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied'
  })

  await page.getByRole('button', { name: 'Turn on alerts' }).click()

  await page.getByText('The browser does not allow notifications here. Only').waitFor()
  await page.getByRole('button', { name: 'Turn on alerts' }).waitFor({ state: 'detached' })
})

test('does not ask again after a refusal, and explains where to allow notifications', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('Before')
  const page = await openInbox(url, { isFullBrowser: true })
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await conversationRow(page, 'Before').waitFor()
  expect(await page.getByRole('button', { name: 'Turn on alerts' }).count()).toBe(0)

  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await page.getByRole('button', { name: 'Alerts', exact: true }).click()
  await page.getByLabel('Show a notification').click()
  await page.getByText('The browser does not allow notifications here.').waitFor()
  expect(await page.getByLabel('Show a notification').isChecked()).toBe(false)
  await expectAccessible(page)
})

test('notifies once for three tabs, and never while one of them is visible', async () => {
  const { url } = await openSite(onTestFinished)
  const asha = createVisitor(url, 'visitor-asha')
  await asha.write('Before')
  const first = await openInbox(url, { isFullBrowser: true })
  const context = first.context()
  await countAlerts(context)
  await first.reload()
  await first.getByRole('button', { name: 'Turn on alerts' }).click()
  const tabs = [first, await context.newPage(), await context.newPage()]
  for (const tab of tabs.slice(1)) await tab.goto('/admin/messages')
  const all = async () => (await Promise.all(tabs.map(shown))).flat()

  for (const tab of tabs.slice(1)) await setHidden(tab, true)
  await asha.write('One is seen')
  for (const tab of tabs) await conversationRow(tab, 'One is seen').waitFor()
  expect(await all()).toEqual([])

  await setHidden(first, true)
  await asha.write('None is seen')
  for (const tab of tabs) await conversationRow(tab, 'None is seen').waitFor()
  await expect.poll(all).toEqual(['Visitor asha: None is seen'])
})
