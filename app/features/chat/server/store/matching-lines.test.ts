import { expect, test } from 'vitest'
import { createSearch, repeatText, storeConversations } from '#tests/store-conversations.ts'
import { startTestApp } from '#tests/test-app.ts'
import { conversationsApi } from '../../conversations-contract.ts'

test('finds a phone number in any format in new messages', async () => {
  const started = await startTestApp()
  await storeConversations(started, {
    asha: ['Call 984-123 4567 please'],
    binod: ['मेरो नम्बर ९८४१२३४५६७'],
    cita: ['+977 (984) 123.4567'],
    dev: ['9841 and 23456'],
  })
  const find = createSearch(started)

  for (const spelling of [
    '9841234567',
    '+977-9841234567',
    '९८४-१२३-४५६७',
    '00977 98 41 23 45 67',
  ]) {
    expect([spelling, (await find(spelling)).sort()]).toEqual([spelling, ['asha', 'binod', 'cita']])
  }
  expect(await find('9841234568')).toEqual([])
})

test('finds a phone number as typed and as digits in old messages', async () => {
  const started = await startTestApp()
  await storeConversations(started, {
    asha: ['Call 9841234567'],
    binod: ['Call 984-1234567'],
    newer: repeatText('Namaste'),
  })
  const find = createSearch(started)

  expect(await find('984-1234567')).toEqual(['binod', 'asha'])
  expect(await find('+977 9841234567')).toEqual(['asha'])
})

test('returns the newest matching line', async () => {
  const started = await startTestApp()
  await storeConversations(started, {
    asha: ['Nursing in July', 'Or nursing in May', 'Thank you', '९८४१२३४५६७'],
    'visitor-nursing': ['Hello'],
  })
  const lines = async (q: string) => {
    const found = await started.administrator.call(conversationsApi.list, { querystring: { q } })
    return found.map((row) => [row.user_id, row.found])
  }

  expect(await lines('nursing')).toEqual([['asha', 'Or nursing in May']])
  expect(await lines('JULY nurs')).toEqual([['asha', 'Nursing in July']])
  expect(await lines('9841234567')).toEqual([['asha', '९८४१२३४५६७']])
  expect(await lines('visitor-nursing')).toEqual([['visitor-nursing', undefined]])
  const all = await started.administrator.call(conversationsApi.list, { querystring: {} })
  expect(all.every((row) => !('found' in row))).toBe(true)
})

test('finds new messages without accents and with or without joiners', async () => {
  const started = await startTestApp()
  await storeConversations(started, {
    asha: ['My friend JOSÉ asks too'],
    binod: ['उसले गर्‍यो होला'],
    cita: ['Jose asks'],
  })
  const find = createSearch(started)

  for (const q of ['jose', 'José', 'jo\u200bse', 'Jose\u0301']) {
    expect([q, (await find(q)).sort()]).toEqual([q, ['asha', 'cita']])
  }
  for (const q of ['गर्यो', 'गर्‍यो']) expect([q, await find(q)]).toEqual([q, ['binod']])
})
