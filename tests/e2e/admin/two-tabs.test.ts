import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { mailServerApi } from '#app/features/notifications/mail-server-contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openScreen, readText, readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url } = await openSite()
let administrator: Awaited<ReturnType<typeof signIn>>['administrator']
// An access token lasts five minutes.
beforeEach(async () => {
  administrator = (await signIn(url)).administrator
})

const field = (form: Locator | Page, label: string) =>
  form.getByRole('textbox', { name: label, exact: true })
const press = (form: Locator | Page, name: string) =>
  form.getByRole('button', { name, exact: true }).click()

/** Opens the form of a row in a second tab. */
async function openTab(page: Page) {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  return tab
}

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`a saved reply that both tabs changed is not overwritten: ${name}`, async () => {
    const { id } = await administrator.call(savedRepliesApi.add, {
      body: { title: `Fees ${name}`, text: 'From NPR 5,000.' },
    })
    const first = await openScreen(url, `/admin/saved-replies?edit=${id}`, size)
    const mine = first.getByRole('dialog')
    await field(mine, 'Title').waitFor()
    const second = await openTab(first)
    const theirs = second.getByRole('dialog')

    await field(theirs, 'Text').fill('Free of charge.')
    await press(theirs, 'Save')
    await theirs.waitFor({ state: 'detached' })
    await field(mine, 'Title').fill(`Costs ${name}`)
    await field(mine, 'Text').fill('Please ask us.')
    await press(mine, 'Save')

    await mine.getByText('Changed meanwhile to “Free of charge.”.', { exact: true }).waitFor()
    expect(await readText(field(mine, 'Text'))).toBe('Please ask us.')
    await expectAccessible(first)
    const [window, content] = await readWidths(first)
    expect(content).toBe(window)
    await press(mine, 'Use theirs')
    expect(await readText(field(mine, 'Text'))).toBe('Free of charge.')
    await press(mine, 'Save')
    await mine.waitFor({ state: 'detached' })
    const replies = await administrator.call(savedRepliesApi.list, {})
    expect(replies.find((each) => each.id === id)).toMatchObject({
      title: `Costs ${name}`,
      text: 'Free of charge.',
    })
  })

  test(`changes of different fields merge, and a deleted row keeps its text: ${name}`, async () => {
    const { id } = await administrator.call(redirectsApi.add, {
      body: { source: `/old-${name}`, target: '/contact' },
    })
    const first = await openScreen(url, `/admin/redirects?edit=${id}`, size)
    const mine = first.getByRole('dialog')
    await field(mine, 'Target').waitFor()
    const params = { id }
    await administrator.call(redirectsApi.change, {
      params,
      body: { source: `/older-${name}`, target: '/contact' },
    })

    await field(mine, 'Target').fill('/about')
    await press(mine, 'Save')
    await mine.waitFor({ state: 'detached' })
    const redirects = await administrator.call(redirectsApi.list, {})
    expect(redirects.find((each) => each.id === id)).toMatchObject({
      source: `/older-${name}`,
      target: '/about',
    })

    await press(first, `Edit /older-${name}`)
    await administrator.call(redirectsApi.remove, { params })
    await field(mine, 'Target').fill('/services')
    await press(mine, 'Save')
    await mine.getByText(/Restore it under/).waitFor()
    await mine.getByRole('link', { name: 'Deleted' }).waitFor()
    await administrator.call(redirectsApi.restore, { params })
    await press(mine, 'Save')
    await mine.waitFor({ state: 'detached' })
  })

  test(`the account and the mail server report a change of another tab: ${name}`, async () => {
    const first = await openScreen(url, '/admin/account', size)
    await field(first, 'Full name').waitFor()
    const second = await openTab(first)
    await field(second, 'Full name').fill(`Sita Rai ${name}`)
    await press(second, 'Save profile')
    await second.getByText('Saved', { exact: true }).waitFor()
    await field(first, 'Full name').fill(`Sita Gurung ${name}`)
    await press(first, 'Save profile')
    await first.getByText(`Changed meanwhile to “Sita Rai ${name}”.`, { exact: true }).waitFor()
    await press(first, 'Keep mine')
    await press(first, 'Save profile')
    await first.getByText('Saved', { exact: true }).waitFor()

    const settings = {
      provider: 'custom',
      host: '127.0.0.1',
      port: 465,
      security: 'tls',
      username: '',
      from_name: 'Office',
      from_address: 'office@office.example',
    } as const
    await administrator.call(mailServerApi.save, { body: settings })
    await first.goto('/admin/mail')
    await press(first, 'Change e-mail set-up')
    await field(first, 'Sender name').waitFor()
    // An untouched form follows the stored settings.
    await field(first, 'Sender name').fill('Counsellors')
    const body = { ...settings, from_name: `Front desk ${name}` }
    await administrator.call(mailServerApi.save, { body })
    await press(first, 'Save')
    await first.getByText(`Changed meanwhile to “Front desk ${name}”.`, { exact: true }).waitFor()
    await press(first, 'Keep mine')
    await press(first, 'Save')
    await first.getByText('From now on mails go to 127.0.0.1.').waitFor()
  })
}
