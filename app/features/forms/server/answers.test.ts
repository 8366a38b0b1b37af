import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { guardiansApi } from '#app/features/leads/guardians-contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeContact } from '#tests/factories.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { makeQuestion, publishForm, toChoices, toKey } from '#tests/publish-form.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { formsApi, type NewAnswers } from '../contract.ts'
import type { FormContent } from '../definition-contract.ts'

/** Starts an office with a published form. */
async function start(given: Partial<FormContent> = {}) {
  const started = await startTestApp({ config: { rateLimitFactor: 1000 } })
  const { administrator, visitor } = started
  const { id: form } = await publishForm(administrator, given)
  const toBody = (name: string, more: Partial<NewAnswers> = {}): NewAnswers => ({
    form,
    name,
    email: `${name.toLowerCase()}@student.example`,
    phone: '9800000001',
    answers: { [toKey('Degree')]: [toKey('Bachelor')] },
    ...more,
  })
  const attempt = (name: string, more: Partial<NewAnswers> = {}) =>
    visitor.attempt(formsApi.send, { body: toBody(name, more) })
  const send = (name: string, more: Partial<NewAnswers> = {}) =>
    visitor.call(formsApi.send, { body: toBody(name, more) })
  const list = (querystring = {}) =>
    administrator.call(formsApi.list, { querystring: { sort: 'created_at', ...querystring } })
  async function find(name: string, querystring = {}) {
    const found = (await list(querystring)).find((each) => each.name === name)
    if (!found) throw new Error(`No answers of ${name}`)
    return found
  }
  return { ...started, form, toBody, attempt, send, list, find }
}

test('answers become an enquiry that awaits a reply, with the questions in its text', async () => {
  const { administrator, form, send, list } = await start()
  await send('Asha', {
    answers: {
      [toKey('Degree')]: [toKey('Master')],
      [toKey('University')]: ['Example University'],
    },
    consent: 'We store this.',
    origin: 'source=facebook&page=/forms/send',
    page: '/free-help',
  })

  const [answers] = await list()
  expect(answers).toMatchObject({
    form_id: form,
    form_title: 'Free assessment',
    name: 'Asha',
    page: '/free-help',
    spam_reason: null,
    answers: [
      { label: 'Degree', text: 'Master' },
      { label: 'University', text: 'Example University' },
    ],
  })
  const [lead] = await administrator.call(leadsApi.list, { querystring: { awaiting_reply: true } })
  expect(lead).toMatchObject({
    id: answers?.lead_id,
    channel: 'form',
    source: 'facebook',
    page: '/free-help',
  })
  const { timeline } = await administrator.call(leadsApi.find, { params: { id: lead?.id ?? '' } })
  expect(timeline.at(-1)).toMatchObject({
    kind: 'enquiry',
    text: 'Free assessment\nDegree: Master\nUniversity: Example University',
    after: { consent: 'We store this.' },
  })
})

const kinds: FormContent['fields'] = [
  makeQuestion('Nickname', { max_length: 5 }),
  makeQuestion('Story', { kind: 'long_text' }),
  makeQuestion('Degree', { kind: 'choice', choices: toChoices('Bachelor', 'Master') }),
  makeQuestion('Months', { kind: 'choices', choices: toChoices('January', 'September') }),
  makeQuestion('Grade', { kind: 'number', minimum: 0, maximum: 4 }),
  makeQuestion('Birthday', { kind: 'date', dates: 'past' }),
  makeQuestion('Country', { kind: 'country' }),
  makeQuestion('English', { kind: 'test_score' }),
]

const right: NewAnswers['answers'] = {
  nickname: ['Ash'],
  story000: ['One\nTwo'],
  degree00: [toKey('Master')],
  months00: [toKey('January'), toKey('September')],
  grade000: ['३.४'],
  birthday: ['2001-02-28'],
  country0: ['AU'],
  english0: ['IELTS', '6.5'],
}

test('reads every kind of answer, and fills countries and test scores of a new lead', async () => {
  const { administrator, list, send } = await start({ fields: kinds })
  await send('Asha', { answers: right })

  const [sent] = await list()
  expect(sent?.answers.map(({ text }) => text)).toEqual([
    'Ash',
    'One\nTwo',
    'Master',
    'January, September',
    '3.4',
    '2001-02-28',
    'Australia',
    'IELTS 6.5',
  ])
  const [lead] = await administrator.call(leadsApi.list, {})
  expect(lead).toMatchObject({ countries: ['AU'], test_scores: 'IELTS 6.5' })
})

test('takes results of tests as each test gives them: points, levels, or a text', async () => {
  const fields = [makeQuestion('Test', { kind: 'test_score', is_required: true })]
  const { attempt, list } = await start({ fields })
  const key = toKey('Test')
  const refused = {
    IELTS: ['N3', 'The score of IELTS is a number from 0 to 9.'],
    JLPT: ['6.5', 'The result of JLPT is one of: N5, N4, N3, N2, N1.'],
    // A2, B2 or C2.
    Goethe: ['2', 'The result of Goethe is one of: A1, A2, B1, B2, C1, C2.'],
    'EPS-TOPIK': ['201', 'The score of EPS-TOPIK is a number from 0 to 200.'],
    other: ['x'.repeat(61), 'Please use at most 60 characters.'],
    unknown: ['7', 'Please choose the test and enter your result.'],
    HSK: ['', 'Please choose the test and enter your result.'],
  }
  for (const [test, [result = '', message]] of Object.entries(refused)) {
    const { failure } = (await attempt('Asha', { answers: { [key]: [test, result] } })) as {
      failure?: { fields: Record<string, string> }
    }
    expect([test, failure?.fields[`answers.${key}`]]).toEqual([test, message])
  }

  const accepted = [
    ['JLPT', 'n3', 'JLPT N3'],
    ['JLPT', '२', 'JLPT N2'],
    ['NAT-TEST', '4q', 'NAT-TEST 4Q'],
    ['J.TEST', 'D, 520', 'J.TEST D, 520'],
    ['TOPIK', 'Level 4', 'TOPIK 4'],
    ['EPS-TOPIK', '167.5', 'EPS-TOPIK 167.5'],
    ['Goethe', 'b2', 'Goethe B2'],
    ['TestDaF', 'tdn4', 'TestDaF TDN 4'],
    ['HSK', '5', 'HSK 5'],
    ['other', 'OET, B in all parts', 'OET, B in all parts'],
  ]
  for (const [test = '', result = ''] of accepted)
    expect(await attempt('Asha', { answers: { [key]: [test, result] } })).toMatchObject({
      ok: true,
    })
  const sent = (await list()).map(({ answers }) => answers[0]?.text)
  expect(sent.toSorted()).toEqual(accepted.map(([, , text]) => text).toSorted())
})

test('refuses every kind of wrong answer at its question', async () => {
  const required = kinds.map((field) => ({ ...field, is_required: true }))
  const { attempt, list } = await start({ fields: required, asks_consent: true })
  const wrong = {
    nickname: ['Ashika'],
    story000: ['x'.repeat(5000)],
    degree00: ['doctor00'],
    months00: [toKey('January'), 'may00000'],
    grade000: ['5'],
    birthday: ['2999-01-01'],
    country0: ['QQ'],
    english0: ['IELTS', '95'],
  }

  const person = { email: 'asha', phone: '1' }
  const refused = await attempt('', { answers: wrong, ...person })
  expect(refused).toMatchObject({
    status: 400,
    failure: {
      fields: {
        name: expect.any(String),
        email: expect.any(String),
        phone: expect.any(String),
        'answers.grade000': 'This must be 4 or less.',
        is_agreed: expect.any(String),
      },
    },
  })
  for (const answers of [null, 'x', { grade000: 'x' }, { grade000: [null] }] as never[])
    expect(await attempt('', { answers })).toMatchObject({ ok: false, status: 400 })
  const badAnswers = await attempt('Asha', { answers: wrong })
  expect(badAnswers).toMatchObject({
    status: 400,
    failure: {
      fields: {
        'answers.nickname': 'Please use at most 5 characters.',
        'answers.degree00': 'Please choose one of the options.',
        'answers.months00': 'Please choose one of the options.',
        'answers.grade000': 'This must be 4 or less.',
        'answers.birthday': 'Please enter a date that is not in the future.',
        'answers.country0': 'Please choose one of the options.',
        'answers.english0': 'The score of IELTS is a number from 0 to 9.',
        is_agreed: 'Please tick this to send the form.',
      },
    },
  })
  const others = {
    grade000: ['x'],
    birthday: ['2026-02-30'],
    english0: ['', '7'],
    nickname: ['a\nb'],
  }
  const more = await attempt('Asha', { answers: { ...right, ...others }, is_agreed: true })
  expect(more).toMatchObject({
    failure: {
      fields: {
        'answers.nickname': 'Please enter this on one line.',
        'answers.grade000': 'Please enter a number in digits, for example 25 or 3.4.',
        'answers.birthday': 'Please enter a date, for example 2026-11-22.',
        'answers.english0': 'Please choose the test and enter your result.',
      },
    },
  })
  const missing = await attempt('Asha', { answers: {} })
  const { failure } = missing as { failure: { fields: Record<string, string> } }
  expect(Object.keys(failure.fields)).toHaveLength(kinds.length + 1)
  expect(await list()).toEqual([])
})

test('ignores answers to hidden and unknown questions, and requires shown ones', async () => {
  const { attempt, list, send } = await start()
  const hidden = { [toKey('University')]: ['Example University'], unknown0: ['x'] }
  await send('Asha', { answers: { ...hidden, [toKey('Degree')]: [toKey('Bachelor')] } })
  const refused = await attempt('Bina', { answers: { [toKey('Degree')]: [toKey('Master')] } })

  expect(refused).toMatchObject({
    failure: { fields: { [`answers.${toKey('University')}`]: 'Please fill this in.' } },
  })
  expect((await list()).map(({ answers }) => answers.map(({ text }) => text))).toEqual([
    ['Bachelor'],
  ])
})

test('a repeat within ten minutes is stored once', async () => {
  const { app, list, send, toBody } = await start()
  await send('Asha')
  const repeated = await app.inject({
    method: 'POST',
    url: '/api/form-answers/',
    payload: toBody('Asha'),
  })

  expect(repeated.statusCode).toBe(200)
  expect(await list()).toHaveLength(1)
})

test('answers to a form that is not published are refused', async () => {
  const { attempt } = await start()
  expect(await attempt('Asha', { form: crypto.randomUUID() })).toMatchObject({ status: 404 })
})

test('spam creates no lead until the office says that it is none', async () => {
  const { administrator, find, list, send } = await start({ fields: kinds })
  await send('Robot', { website: 'https://spam.example', answers: {} })
  const links = 'https://a.example https://b.example https://c.example'
  await send('Links', { answers: { ...right, story000: [links] } })

  expect(await list()).toEqual([])
  expect(await list({ state: 'spam' })).toMatchObject([
    { name: 'Robot', spam_reason: 'hidden_field' },
    { name: 'Links', spam_reason: 'many_links' },
  ])
  expect(await administrator.call(leadsApi.list, {})).toEqual([])
  const { id } = await find('Links', { state: 'spam' })
  const params = { id }
  const released = await administrator.call(formsApi.markNotSpam, { params })
  expect(released).toMatchObject({ lead_id: expect.any(String), spam_reason: null })
  await administrator.call(formsApi.markNotSpam, { params })
  const [lead, ...others] = await administrator.call(leadsApi.list, {})
  expect(lead).toMatchObject({ id: released.lead_id, countries: ['AU'], enquiries: 1 })
  expect(others).toEqual([])
})

test('the same long text of another person is spam, in forms and in messages', async () => {
  const { administrator, list, send, visitor } = await start({ fields: kinds })
  const text = 'We sell cheap loans to all students of Nepal, write to us today and save'
  const answers = { ...right, story000: [text] }
  await send('Asha', { answers })
  await send('Asha', { answers: { ...answers, nickname: ['A'] } })
  expect(await list()).toHaveLength(2)
  await send('Robot', { answers: { ...answers, nickname: ['Ash'] }, phone: '9800000002' })
  const [spam] = await list({ state: 'spam' })
  expect(spam).toMatchObject({ name: 'Robot', spam_reason: 'same_text' })

  const message = `Ash\n${text}`
  const contact = makeContact({ name: 'Bina', email: 'bina@student.example', message })
  await visitor.call(contactsApi.send, { body: contact })
  expect(await administrator.call(contactsApi.list, {})).toEqual([])
  await administrator.call(formsApi.markNotSpam, { params: { id: spam?.id ?? '' } })
  const other = makeContact({ name: 'Chandra', email: 'c@student.example', message })
  await visitor.call(contactsApi.send, { body: other })
  expect(await administrator.call(contactsApi.list, {})).toMatchObject([{ name: 'Chandra' }])

  const second = 'Another long text of a message that a program sends with a form as well'
  await visitor.call(contactsApi.send, { body: makeContact({ message: second }) })
  await send('Dipa', { answers: { story000: [second] }, phone: '9800000003' })
  expect(await list({ state: 'spam' })).toMatchObject([{ name: 'Dipa', spam_reason: 'same_text' }])
})

test('spam is erased with its person, and after 30 days without one', async () => {
  const { administrator, app, db, find, list, send } = await start()
  await send('Robot', { website: 'https://spam.example' })
  await send('Links', { website: 'https://spam.example' })
  await send('Asha', { email: 'robot@student.example' })
  await eraseLead(administrator, (await find('Asha')).lead_id ?? '')
  expect((await list({ state: 'spam' })).map(({ name }) => name)).toEqual(['Links'])

  await send('Bina')
  const created_at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await db.updateTable('form_answers').set({ created_at }).execute()
  await forgetOld(app)
  expect(await list({ state: 'spam' })).toEqual([])
  expect(await list()).toHaveLength(1)
})

test('an export has the answers, merges keep them, and an erased lead leaves none', async () => {
  const { administrator, find, list, send } = await start()
  await send('Asha')
  await send('Bina', { phone: '9800000002' })
  const params = { id: (await find('Asha')).lead_id ?? '' }
  const other_id = (await find('Bina')).lead_id ?? ''
  await administrator.call(mergeApi.merge, { params, body: { other_id, fields: [] } })

  const exported = await administrator.call(personalDataApi.exportData, { params })
  expect(exported.form_answers.map(({ name }) => name)).toEqual(['Asha', 'Bina'])
  await eraseLead(administrator, params.id)
  expect(await list()).toEqual([])
})

test('lists answers of a form by text, with their number', async () => {
  const { administrator, app, credentials, db, form, list, send } = await start()
  const { id: other } = await publishForm(administrator, { slug: 'visa', title: 'Visa check' })
  for (const name of ['Asha', 'Bina', 'Chandra']) await send(name)
  await send('Dipa', { form: other })

  const names = async (querystring: object) => (await list(querystring)).map(({ name }) => name)
  expect(await names({ form: other })).toEqual(['Dipa'])
  expect(await names({ q: 'BINA@' })).toEqual(['Bina'])
  const [, , third] = await list()
  expect(await names({ before: third?.id })).toEqual(['Dipa'])
  const old = new Date(Date.now() - 20 * 24 * 60 * 60 * 1000).toISOString()
  await db.updateTable('form_answers').set({ created_at: old }).where('name', '=', 'Asha').execute()
  expect(await names({ days: '7', form })).toEqual(['Bina', 'Chandra'])
  expect(await names({ days: '30', form })).toEqual(['Asha', 'Bina', 'Chandra'])
  const url = '/api/form-answers/?limit=1'
  const page = await app.inject({ url, headers: await credentials() })
  expect([page.headers['x-total-count'], page.json().length]).toEqual(['4', 1])
  expect(await administrator.call(formsApi.listForms, {})).toMatchObject([
    { id: form, title: 'Free assessment', answers: 3 },
    { id: other, title: 'Visa check', answers: 1 },
  ])
})

test('answers follow their enquiry to the chosen student, into a merge and out of it', async () => {
  const started = await startLeadApp()
  const { administrator, visitor, add, find: findLead } = started
  const { id: form } = await publishForm(administrator)
  const sita = await add({ name: 'Sita Example', phone: '9841000001' })
  const ram = await add({ name: 'Ram Example', phone: '9841000002' })
  const body = { name: 'Hari Example', relation: 'father', phone: '9841000003' }
  for (const { id } of [sita, ram])
    await administrator.call(guardiansApi.add, { params: { id }, body })
  await visitor.call(formsApi.send, {
    body: {
      form,
      name: 'Hari Example',
      email: 'hari@parent.example',
      phone: '9841000003',
      answers: { [toKey('Degree')]: [toKey('Bachelor')] },
    },
  })
  const readLead = async () => (await administrator.call(formsApi.list, {}))[0]?.lead_id
  for (const { id } of [ram, sita, ram]) {
    const [task] = (await findLead(id)).tasks
    const params = { id: task?.id ?? '' }
    await administrator.call(tasksApi.change, { params, body: { is_done: false } })
    await administrator.call(tasksApi.change, { params, body: { is_done: true } })
    expect(await readLead()).toBe(id)
  }

  const params = { id: sita.id }
  const exportAnswers = async ({ id }: { id: string }) => {
    const exported = await administrator.call(personalDataApi.exportData, { params: { id } })
    return exported.form_answers.map(({ name }) => name)
  }
  await administrator.call(mergeApi.merge, { params, body: { other_id: ram.id, fields: [] } })
  expect(await exportAnswers(sita)).toEqual(['Hari Example'])
  await administrator.call(mergeApi.unmerge, { params, body: { other_id: ram.id } })
  expect(await exportAnswers(sita)).toEqual([])
  expect(await exportAnswers(ram)).toEqual(['Hari Example'])
})
