import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { makeDestination, makeFact } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { textTranslationsApi } from '../contract.ts'

const querystring = { language: 'ne' } as const
const source = 'Fjords and free universities.'

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const body = makeDestination({ country: 'Norway', description: source })
  await administrator.call(destinationsApi.add, { body })
  const save = (text: string, previous = '', of = source) =>
    administrator.attempt(textTranslationsApi.save, {
      body: { language: 'ne', source: of, text, previous },
    })
  const read = async () => {
    const [norway] = await visitor.call(destinationsApi.list, { querystring })
    return norway?.description
  }
  return { ...started, save, read }
}

test('visitors read the translation in its language only, from the next request on', async () => {
  const { save, read, visitor, administrator } = await start()
  expect(await read()).toBe(source)

  expect(await save('फ्योर्ड र निःशुल्क विश्वविद्यालय।')).toMatchObject({
    ok: true,
    value: { source, place: 'Destination', text: 'फ्योर्ड र निःशुल्क विश्वविद्यालय।' },
  })

  expect(await read()).toBe('फ्योर्ड र निःशुल्क विश्वविद्यालय।')
  const [english] = await visitor.call(destinationsApi.list, { querystring: {} })
  expect(english?.description).toBe(source)
  const [entry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(entry).toMatchObject({ action: 'changed', subject: 'text_translation' })
})

test('an empty text removes the translation', async () => {
  const { save, read } = await start()
  await save('फ्योर्ड')

  expect(await save('', 'फ्योर्ड')).toMatchObject({ ok: true, value: { text: '' } })

  expect(await read()).toBe(source)
})

test('refuses texts that no visitor sees, and a change that is based on an older one', async () => {
  const { save, read } = await start()
  await save('पहिलो')

  expect(await save('x', '', 'Nobody wrote this')).toMatchObject({ status: 404 })
  expect(await save('दोस्रो')).toMatchObject({
    status: 409,
    failure: { params: { reason: 'changed' }, current: { text: 'पहिलो' } },
  })
  expect(await read()).toBe('पहिलो')
})

test('facts of a translation exist, and count as used', async () => {
  const { save, read, administrator } = await start()
  const { id } = await administrator.call(factsApi.add, { body: makeFact({ key: 'no.fee' }) })
  const text = 'शुल्क {no.fee} हो।'

  expect(await save('शुल्क {no.feee} हो।')).toMatchObject({
    status: 400,
    failure: { fields: { text: 'There is no fact with the key “no.feee”.' } },
  })
  expect(await read()).toBe(source)
  expect(await save(text)).toMatchObject({ ok: true })
  expect(await read()).toBe('शुल्क (हामीलाई सोध्नुहोस्) हो।')

  const params = { id }
  expect(await administrator.attempt(factsApi.remove, { params })).toMatchObject({
    status: 409,
    failure: {
      detail: `Pages show this fact: translation of “${source}” (नेपाली).`,
      params: { reason: 'fact_in_use' },
    },
  })
  await save('', text)
  expect(await administrator.attempt(factsApi.remove, { params })).toMatchObject({ ok: true })
})
