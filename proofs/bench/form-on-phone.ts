import { chromium } from 'playwright-core'
import { originalWords } from '#app/contract/office-words.ts'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'
import { phone, slowAll } from './slow-phone.ts'

/** Returns the contact forms per minute, measured from the tap on the button to the confirmation. */
export async function sendOnPhone(url: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const page = await browser.newPage({ baseURL: url, ...phone })
    await slowAll(await page.context().newCDPSession(page))
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await page.getByLabel('Full Name').fill('Example Student')
    await page.getByLabel('Email').fill(`${crypto.randomUUID().slice(-12)}@school.example`)
    await page.getByLabel('Phone').fill(`98${String(Math.random()).slice(2, 10)}`)
    await page.getByLabel('Preferred Destination').selectOption('Canada')
    await page.getByLabel('Message').fill('Where can I study nursing?')
    await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' })
    await page.evaluate(watch, originalWords.form_received)
    await page.getByRole('button', { name: originalWords.form_send }).tap()
    await page.getByText(originalWords.form_received).first().waitFor()
    return 60_000 / (await page.evaluate(readTaken))
  } finally {
    await browser.close()
  }
}

/** Records both moments in the page. */
function watch(thanks: string) {
  const kept = window as { sentAt?: number; thankedAt?: number }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      kept.sentAt ??= timeStamp
    },
    true,
  )
  new MutationObserver(() => {
    if (document.body.textContent.includes(thanks)) kept.thankedAt ??= performance.now()
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

function readTaken() {
  const { sentAt = Number.NaN, thankedAt = Number.NaN } = window as {
    sentAt?: number
    thankedAt?: number
  }
  return thankedAt - sentAt
}
