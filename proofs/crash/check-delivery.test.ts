import { expect, test } from 'vitest'
import { checkDelivery, type SentRow, type StoredRow } from './check-delivery.ts'

const row = (id: string, seq: number): Required<StoredRow> => ({
  id,
  text: `text of ${id}`,
  receipt: String(seq),
  seq,
})
const acknowledged = (id: string, seq: number): SentRow => {
  const { seq: _, ...sent } = row(id, seq)
  return sent
}
const unanswered = (id: string): SentRow => ({ id, text: `text of ${id}` })

const sent = [acknowledged('a', 1), acknowledged('b', 2), acknowledged('c', 3)]

test('accepts acknowledged messages that are stored once and in order', () => {
  expect(checkDelivery(sent, [row('a', 1), row('b', 2), row('c', 3)])).toEqual([])
})

test('accepts unacknowledged messages that are stored or missing', () => {
  const withLast = [acknowledged('a', 1), unanswered('b')]
  expect(checkDelivery(withLast, [row('a', 1)])).toEqual([])
  expect(checkDelivery(withLast, [row('a', 1), row('b', 2)])).toEqual([])
})

test('reports a missing acknowledged message as lost', () => {
  expect(checkDelivery(sent, [row('a', 1), row('b', 2)])).toEqual(['lost c'])
  expect(checkDelivery(sent, [row('a', 1), row('c', 3)])).toEqual([
    'lost b',
    'seq 3 instead of 2 at c',
  ])
})

test('reports a message that is stored twice', () => {
  expect(checkDelivery(sent, [row('a', 1), row('b', 2), row('c', 3), row('c', 4)])).toEqual([
    'receipt 4 instead of 3 at c',
    'doubled c',
  ])
  expect(checkDelivery([unanswered('a')], [row('a', 1), row('a', 2)])).toEqual(['doubled a'])
})

test('reports messages in the wrong order', () => {
  const faults = checkDelivery(
    sent.map(({ id }) => unanswered(id)),
    [row('a', 1), row('c', 2), row('b', 3)],
  )
  expect(faults).toEqual(['out of order b'])
})

test('reports a message with a changed text', () => {
  const stored = [row('a', 1), { ...row('b', 2), text: 'something else' }, row('c', 3)]
  expect(checkDelivery(sent, stored)).toEqual(['altered b'])
})

test('reports a message that was never sent', () => {
  expect(checkDelivery([], [row('a', 1)])).toEqual(['nobody sent a'])
})
