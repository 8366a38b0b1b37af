import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { findOriginal } from '#app/contract/office-words.ts'
import { type Words, type WordTexts, wordsApi } from '#app/features/office-words/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'
import { makePage } from '../../factories.ts'
import { listCalls } from '../../field-screens.ts'
import { signIn } from '../../processes/api-clients.ts'
import { listMessages, openChat, waitForText, writeMessage } from '../chat-panel.ts'
import { exampleInput, fillForm, readToast } from '../contact-form.ts'
import { expectFieldErrors, type FieldErrorForm } from '../field-errors.ts'
import { holdAnswer, openScreen, readFieldErrors, readFocus, readWidths, save } from '../forms.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()
let administrator: Awaited<ReturnType<typeof signIn>>['administrator']
// An access token lasts five minutes.
beforeEach(async () => {
  administrator = (await signIn(url)).administrator
  for (const language of ['en', 'ne'] as const) await setWords({}, language)
})

/** Replaces the words, whatever their revision is. */
async function setWords(texts: WordTexts, language: Words['language'] = 'en') {
  const words = await administrator.call(wordsApi.list, {})
  const { revision = 0 } = words.find((each) => each.language === language) ?? {}
  await administrator.call(wordsApi.save, { body: { language, revision, texts } })
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, label: string) => page.getByLabel(`${label} *`, { exact: true })

const form: FieldErrorForm = {
  call: 'PUT /api/words/',
  path: '/admin/words',
  validFields: ['language', 'revision'],
  async send(page) {
    await field(page, 'Button').fill('Send it')
    await field(page, 'Footer').fill('We help.')
    await save(page)
  },
}

test('marks and lists the errors of each text in the form', async () => {
  await expectFieldErrors(await openScreen(url, '/admin/dashboard'), form)
})

test('the table lists a test of this file for the form', () => {
  expect(listCalls('words-admin')).toEqual([form.call])
})

test('form, toast, chat and pages show the changed words', async () => {
  const page = await openScreen(url, '/admin/words')
  await field(page, 'Footer').waitFor()
  await expectAccessible(page)
  const texts = {
    'First welcome message': 'Namaste! What would you like to study?',
    'Second welcome message': 'Please leave your number.',
    'Privacy notice in the form': '{office} keeps this to advise you.',
    Button: 'Send it',
    'Text after sending': 'We call you back',
    'Day of the reply': 'You hear from us by {day}.',
    'Main button': 'Talk to us',
    Footer: 'Your way abroad.',
  }
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  await page.getByText('Sends the form. 7 of 40 characters.').waitFor()
  await save(page)
  await page.getByText('Saved. Visitors see the change now.').waitFor()
  await page.getByText('Saved by').waitFor()
  await expectAccessible(page)

  const visitor = await openWindow(url, desktop)
  await visitor.goto('/contact')
  await visitor.getByText('Gantavya keeps this to advise you.').waitFor()
  await visitor.getByRole('link', { name: 'Talk to us' }).first().waitFor()
  await visitor.getByText('Your way abroad.').waitFor()
  await fillForm(visitor, exampleInput)
  await press(visitor, 'Send it')
  expect(await readToast(visitor)).toEqual(['Message Sent Successfully!', 'We call you back'])
  await visitor
    .getByText(/^Thank you\. We have received your message\. You hear from us by \w+, \d+ \w+\.$/)
    .waitFor()

  await openChat(visitor)
  await waitForText(visitor, 'Please leave your number.')
  expect(await listMessages(visitor)).toEqual([
    'Gantavya: Namaste! What would you like to study?',
    'Gantavya: Please leave your number.',
  ])
  await visitor.getByRole('button', { name: 'Leave your details' }).waitFor()
  await expectAccessible(visitor)
})

test('pages without scripts have the changed words', async () => {
  await setWords({
    form_send: 'Send it',
    form_sent: 'We call you back!',
    reply_by: 'By {day}.',
    form_name: 'Your name',
    write_to_us: 'We answer by {day}.',
  })
  const visitor = await openWindow(url, { ...desktop, javaScriptEnabled: false })
  await visitor.goto('/services/visa-processing')
  await visitor.getByText(/^We answer by \w+, \d+ \w+\.$/).waitFor()
  await visitor.goto('/contact')
  const { 'Full Name': name, ...others } = exampleInput
  await visitor.getByLabel('Your name').fill(name)
  await fillForm(visitor, others)
  await press(visitor, 'Send it')

  await visitor.getByText('Message Sent Successfully!').waitFor()
  await visitor.getByText(/^We call you back! By \w+, \d+ \w+\.$/).waitFor()
})

test('a welcome that was changed after the page was loaded is sent in its new wording', async () => {
  await setWords({ chat_welcome: 'Old hello', chat_welcome_contact: 'Old question' })
  const visitor = await openWindow(url, desktop)
  await visitor.goto('/about')
  await setWords({ chat_welcome: 'New hello', chat_welcome_contact: 'New question' })

  await openChat(visitor)
  await waitForText(visitor, 'New question')
  await writeMessage(visitor, 'Which visa do I need?')
  await waitForText(visitor, 'Which visa do I need?')

  const expected = ['Gantavya: New hello', 'Gantavya: New question', 'You: Which visa do I need?']
  await expect.poll(() => listMessages(visitor)).toEqual(expected)
  await visitor.reload()
  await openChat(visitor)
  await waitForText(visitor, 'Which visa do I need?')
  expect(await listMessages(visitor)).toEqual(expected)
  expect(await visitor.locator('.chat-log .text-alarm').count()).toBe(0)
})

test('missing, unknown and empty texts are refused beside their fields', async () => {
  const page = await openScreen(url, '/admin/words')
  await field(page, 'Day of the reply').fill('We reply soon.')
  await field(page, 'Privacy notice in the chat').fill('{office} and {name} keep it.')
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({
      'Day of the reply *': 'Please add {day} where the value belongs.',
      'Privacy notice in the chat *': '{name} cannot be filled in here. Please use only {office}.',
    })
  await expectAccessible(page)

  await field(page, 'Button').fill('')
  await field(page, 'Main button').fill('x'.repeat(25))
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({
      'Button *': 'Please fill this in.',
      'Main button *': 'Please use at most 24 characters.',
    })
})

test('the original is shown and comes back, and changes can be undone', async () => {
  const page = await openScreen(url, '/admin/words')
  const button = field(page, 'Button')
  await button.fill('Send it')
  await page.getByText('Original: Send Message').waitFor()
  await page.getByRole('button', { name: /^Use the original/ }).click()
  expect(await button.inputValue()).toBe('Send Message')
  await expect.poll(() => readFocus(page)).toBe('Button *')
  await press(page, 'Undo')
  expect(await button.inputValue()).toBe('Send it')
  await press(page, 'Undo')
  expect(await button.inputValue()).toBe('Send Message')

  await button.fill('Send now')
  await save(page)
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => button.inputValue()).toBe('Send Message')
})

test('keeps what is typed while a save is under way', async () => {
  const page = await openScreen(url, '/admin/words')
  await field(page, 'Button').fill('Send it')
  const release = await holdAnswer(page, '**/api/words/')
  await save(page)
  await page.getByRole('button', { name: 'Saving…' }).waitFor()
  await field(page, 'Footer').fill('Typed meanwhile.')
  await field(page, 'Button').fill('Send it now')
  release()
  await page.getByText('Saved. Visitors see the change now.').waitFor()

  await page.getByText('Not saved yet.').waitFor()
  expect(await field(page, 'Footer').inputValue()).toBe('Typed meanwhile.')
  expect(await field(page, 'Button').inputValue()).toBe('Send it now')
  await save(page)
  await page.getByText('Not saved yet.').waitFor({ state: 'detached' })
  const words = await administrator.call(wordsApi.list, {})
  expect(words.find(({ language }) => language === 'en')?.texts).toEqual({
    form_send: 'Send it now',
    footer_intro: 'Typed meanwhile.',
  })
})

test('Undo after a save keeps what was typed since', async () => {
  const page = await openScreen(url, '/admin/words')
  await field(page, 'Button').fill('Send it')
  await save(page)
  const undo = page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await field(page, 'Footer').fill('Typed since.')
  await undo.click()

  await expect.poll(() => field(page, 'Button').inputValue()).toBe('Send Message')
  expect(await field(page, 'Footer').inputValue()).toBe('Typed since.')
  await page.getByText('Not saved yet.').waitFor()
})

test('a colleague’s change is not overwritten without a question', async () => {
  const page = await openScreen(url, '/admin/words')
  await field(page, 'Button').fill('Mine')
  await setWords({ form_send: 'Theirs' })

  await save(page)
  await page.getByText('has saved these words meanwhile').waitFor()
  await expectAccessible(page)
  await press(page, 'Keep mine')
  expect(await field(page, 'Button').inputValue()).toBe('Mine')
  await setWords({ form_send: 'Theirs again' })
  await save(page)
  await press(page, 'Show their words')
  expect(await field(page, 'Button').inputValue()).toBe('Theirs again')
})

test('pages in another language have its words, and else the English ones', async () => {
  const slug = 'words-in-nepali'
  const add = { body: { type: 'page', title: 'Words' } } as const
  const source = await administrator.call(pagesApi.add, add)
  const publish = async (id: string, revision: number, title: string) => {
    const params = { id }
    const content = makePage({ slug, menu_location: '', title })
    const saved = await administrator.call(pagesApi.save, { params, body: { revision, content } })
    await administrator.call(pagesApi.publish, { params, body: saved })
  }
  await publish(source.id, 1, 'Words')
  const body = { language: 'ne' } as const
  const translation = await administrator.call(translationsApi.create, {
    params: { id: source.id },
    body,
  })
  await publish(translation.id, translation.revision, 'शब्द')
  const page = await openScreen(url, '/admin/words')
  await page.getByRole('link', { name: 'नेपाली' }).click()
  await page.getByText('Texts that are in English here').waitFor()
  const second = findOriginal({}, 'ne', 'chat_welcome_contact')
  expect(await field(page, 'Second welcome message').inputValue()).toBe(second)
  await field(page, 'First welcome message').fill('नमस्ते! के पढ्न चाहनुहुन्छ?')
  await field(page, 'Main button').fill('हामीसँग कुरा गर्नुहोस्')
  await save(page)
  await page.getByText('Saved. Visitors see the change now.').waitFor()

  const visitor = await openWindow(url, desktop)
  await visitor.goto(`/ne/${slug}`)
  const button = visitor.getByText('हामीसँग कुरा गर्नुहोस्').first()
  expect(await button.evaluate((each) => each.closest('[lang]')?.tagName)).toBe('HTML')
  await visitor.getByText('हामी नेपालका विद्यार्थीलाई').waitFor()
  await openChat(visitor)
  await waitForText(visitor, second)
  expect(await listMessages(visitor)).toEqual([
    'Gantavya: नमस्ते! के पढ्न चाहनुहुन्छ?',
    `Gantavya: ${second}`,
  ])
  await expectAccessible(visitor)
  await visitor.goto('/about')
  await visitor.getByRole('link', { name: 'Free Consultation' }).first().waitFor()
})

test('the form works on a phone', async () => {
  const page = await openScreen(url, '/admin/words', phone)
  await field(page, 'Button').fill('Send it')
  await page.getByText('Original: Send Message').waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)
})
