import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactsApi, preferredDestinations } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { makeDestination } from '../../factories.ts'
import { signIn } from '../../processes/api-clients.ts'
import { exampleInput, fillForm, readToast, readValues, submitForm } from '../contact-form.ts'
import { readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()

test('shows errors beside their fields and focuses the first invalid one', async () => {
  const page = await openPage('/contact', phone)
  await fillForm(page, { 'Full Name': 'Example Student', Email: 'student at school', Phone: '98' })

  await submitForm(page)

  await expect.poll(() => focused(page)).toBe('Email')
  expect(await listErrors(page)).toEqual({
    Email: 'Please enter a valid email address.',
    Phone: 'Please enter a phone number of at least 7 digits, for example +977 980-0000000.',
    Message: 'Please fill this in.',
  })
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Example Student')
  await expectAccessible(page)
})

test('shows the server’s errors beside their fields', async () => {
  const page = await openPage('/contact')
  await fillForm(page, { ...exampleInput, Phone: 'call 98000000' })

  await submitForm(page)

  await page.locator('[data-sonner-toast]').waitFor()
  await expect.poll(() => focused(page)).toBe('Phone')
  expect(await listErrors(page)).toEqual({
    Phone: 'Please enter only one number here. Write other numbers in the message.',
  })
  expect(await readValues(page)).toEqual({ ...exampleInput, Phone: 'call 98000000' })
})

test('works in Nepali, with the English name of the country', async () => {
  const page = await openPage('/ne/contact', phone)
  await page.getByLabel('पूरा नाम').fill('सुनिता तामाङ')
  await page.getByLabel('फोन नम्बर').fill('९८')
  const send = page.getByRole('button', { name: 'सन्देश पठाउनुहोस्' })
  await send.click()
  await expect
    .poll(() => listErrors(page, ['पूरा नाम', 'इमेल', 'फोन नम्बर', 'सन्देश']))
    .toEqual({
      इमेल: 'यो भर्नुहोस्।',
      'फोन नम्बर': expect.stringContaining('कम्तीमा ७\u00a0अङ्कको फोन नम्बर'),
      सन्देश: 'यो भर्नुहोस्।',
    })
  await expectAccessible(page)

  await page.getByLabel('इमेल').fill('sunita@school.example')
  await page.getByLabel('फोन नम्बर').fill('९८०-०००००००')
  await page.getByLabel('जान चाहेको देश').selectOption('क्यानडा')
  await page.getByLabel('सन्देश').fill('म नर्सिङ पढ्न चाहन्छु')
  await send.click()
  expect(await readToast(page)).toContain('सन्देश पठाइयो!')
  const { administrator } = await signIn(url)
  const [newest] = await administrator.call(contactsApi.list, { querystring: {} })
  expect(newest).toMatchObject({
    name: 'सुनिता तामाङ',
    phone: '980-0000000',
    country: 'Canada',
    language: 'ne',
  })
})

test('removes invisible characters from a pasted email', async () => {
  const page = await openPage('/contact')
  await fillForm(page, { ...exampleInput, Email: '\u200bpasted@school\u200b.example' })
  const sent = page.waitForRequest('**/api/contacts/')

  await submitForm(page)

  expect((await sent).postDataJSON()).toMatchObject({ email: 'pasted@school.example' })
  expect(await readToast(page)).toContain('Message Sent Successfully!')
})

test('disables the button while sending, and clears the fields afterwards', async () => {
  const page = await openPage('/')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/contacts/', async (route) => {
    await released
    await route.continue()
  })
  await fillForm(page, exampleInput)

  await submitForm(page)
  expect(await page.getByRole('button', { name: 'Sending…' }).isDisabled()).toBe(true)
  release()

  expect(await readToast(page)).toEqual([
    'Message Sent Successfully!',
    "We'll get back to you within 24 hours",
  ])
  expect(await readValues(page)).toEqual({ 'Full Name': '', Email: '', Phone: '', Message: '' })
  expect(await page.getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(true)
  const { administrator } = await signIn(url)
  const [newest] = await administrator.call(contactsApi.list, { querystring: {} })
  expect(newest).toMatchObject({ name: 'Example Student', email: 'student@school.example' })
})

const failures: [string, (route: Route) => Promise<void>, string[]][] = [
  [
    'a refusal with a detail',
    (route) => route.fulfill({ status: 429, json: { detail: 'Too many tries.', code: 'a' } }),
    ['Error', 'Too many tries.'],
  ],
  [
    'a refusal with a message',
    (route) => route.fulfill({ status: 400, json: { message: 'Not today.' } }),
    ['Error', 'Not today.'],
  ],
  [
    'a failure that says nothing',
    (route) => route.fulfill({ status: 500, json: {} }),
    ['Error', 'Unable to submit form'],
  ],
  [
    'a failure that is not the API’s',
    (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    ['Error', 'Unable to submit form'],
  ],
  [
    'no network',
    (route) => route.abort('internetdisconnected'),
    ['Unknown Error', 'An unexpected error occurred'],
  ],
]

test('shows the server’s error message and keeps the input', async () => {
  const page = await openPage('/contact')
  await fillForm(page, exampleInput)

  for (const [name, answer, toast] of failures) {
    await page.route('**/api/contacts/', answer)
    await submitForm(page)
    await expect.poll(() => readToast(page), { message: name }).toEqual(toast)
    expect([name, await readValues(page)]).toEqual([name, exampleInput])
    await page.unroute('**/api/contacts/')
  }

  await submitForm(page)
  await expect.poll(() => readToast(page)).toContain('Message Sent Successfully!')
})

test('works without scripts: shows errors with the input, then success', async () => {
  const page = await openPage('/contact', { ...phone, javaScriptEnabled: false })
  await fillForm(page, { ...exampleInput, Phone: 'nine eight' })
  await page.getByLabel('Preferred Destination').selectOption('Ireland')

  await submitForm(page)

  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toMatch(/^Error/)
  expect(Object.keys(await listErrors(page))).toEqual(['Phone'])
  expect(await readValues(page)).toEqual({ ...exampleInput, Phone: 'nine eight' })
  expect(await page.getByLabel('Preferred Destination').inputValue()).toBe('Ireland')

  await fillForm(page, { Phone: exampleInput.Phone })
  await submitForm(page)

  await page.getByText('Message Sent Successfully!').waitFor()
  await page.getByText("We'll get back to you within 24 hours").last().waitFor()
  expect(await readValues(page)).toEqual({ 'Full Name': '', Email: '', Phone: '', Message: '' })
  const { administrator } = await signIn(url)
  const [newest] = await administrator.call(contactsApi.list, { querystring: {} })
  expect(newest).toMatchObject({ name: 'Example Student', country: 'Ireland' })
})

test('works without scripts in Nepali: errors beside every field with the input, then success', async () => {
  const page = await openPage('/ne/contact', { ...phone, javaScriptEnabled: false })
  const labels = ['पूरा नाम', 'इमेल', 'फोन नम्बर', 'सन्देश']
  const fill = async (texts: string[]) => {
    for (const [index, text] of texts.entries())
      await page.getByLabel(labels[index] ?? '').fill(text)
  }
  const send = () => page.getByRole('button', { name: 'सन्देश पठाउनुहोस्' }).click()
  const values = () => Promise.all(labels.map((label) => page.getByLabel(label).inputValue()))
  const wrong = ['न'.repeat(121), 'sunita@school', '९८', ' ']
  await fill(wrong)
  await page.getByLabel('जान चाहेको देश').selectOption('क्यानडा')

  await send()

  await page.getByRole('alert').waitFor()
  expect(new URL(page.url()).pathname).toBe('/ne/contact')
  expect(await page.getByRole('alert').textContent()).toMatch(
    /^पठाइएन\s*चिह्न लगाइएका विवरण हेर्नुहोस्।$/,
  )
  expect(await listErrors(page, labels)).toEqual({
    'पूरा नाम': 'बढीमा १२०\u00a0अक्षर लेख्नुहोस्।',
    इमेल: 'यो इमेल ठेगाना मिलेन। एकपटक हेर्नुहोस्।',
    'फोन नम्बर': expect.stringContaining('कम्तीमा ७\u00a0अङ्कको फोन नम्बर'),
    सन्देश: 'यो भर्नुहोस्।',
  })
  expect(await values()).toEqual(wrong)
  expect(await page.getByLabel('जान चाहेको देश').inputValue()).toBe('Canada')
  expect(await readWidths(page)).toEqual([360, 360])

  await fill(['सरिता राई', 'sarita@school.example', '९८०-०००००१३', 'म आइटी पढ्न चाहन्छु'])
  await send()

  const thanks = page.getByRole('status').filter({ hasText: 'सन्देश पठाइयो!' })
  expect(await thanks.textContent()).not.toMatch(/[A-Za-z]|\d|\./)
  expect(await values()).toEqual(['', '', '', ''])
  const { administrator } = await signIn(url)
  const [newest] = await administrator.call(contactsApi.list, { querystring: {} })
  expect(newest).toMatchObject({ name: 'सरिता राई', country: 'Canada', language: 'ne' })
})

test('offers the office’s own destinations after the default ones on every page', async () => {
  const { administrator } = await signIn(url)
  for (const country of ['Holland', 'Norway', ' other ', 'Bavaria'])
    await administrator.call(destinationsApi.add, { body: makeDestination({ country }) })
  const offered = ['Japan', 'South Korea', 'Malta', 'Norway', 'Bavaria']
  const page = await openPage('/about')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const choice = page.getByLabel('Preferred Destination')

  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await choice.waitFor()
  expect(requests.filter((path) => /^\/api\/|\.data$/.test(path))).toEqual([])
  expect((await choice.locator('option').allTextContents()).slice(1)).toEqual([
    ...preferredDestinations,
    ...offered,
  ])
  await page.goto(url)
  expect((await choice.locator('option').allTextContents()).slice(-5)).toEqual(offered)
  await fillForm(page, exampleInput)
  await choice.selectOption('Norway')

  await submitForm(page)

  expect(await readToast(page)).toContain('Message Sent Successfully!')
  const [newest] = await administrator.call(contactsApi.list, { querystring: {} })
  expect(newest).toMatchObject({ name: 'Example Student', country: 'Norway' })
})

/** Returns the error message of each invalid field. */
async function listErrors(page: Page, labels = Object.keys(exampleInput)) {
  const found: Record<string, string | null> = {}
  for (const label of labels) {
    const field = page.getByLabel(label)
    if ((await field.getAttribute('aria-invalid')) !== 'true') continue
    const id = await field.getAttribute('aria-describedby')
    found[label] = await page.locator(`[id="${id}"]`).textContent()
  }
  return found
}

async function focused(page: Page) {
  const id = await page.locator(':focus').getAttribute('id')
  const label = await page.locator(`label[for="${id}"]`).textContent()
  return label?.replace(' *', '')
}
