import { expect, test } from 'vitest'
import type { PageContent } from '../contract.ts'
import type { Section, StandardContent } from '../standard-contract.ts'
import { applyTheirs, mergeDrafts } from './merge.ts'

const section = (id: string, heading = id, text = ''): Section => ({
  id,
  type: 'text',
  heading,
  text,
  items: [],
  closing: '',
})

const base: StandardContent = {
  slug: 'terms',
  menu_location: '',
  title: 'Terms',
  description: '',
  picture: '',
  intro: '',
  sections: [section('a'), section('b')],
}

const idsOf = ({ sections }: PageContent) => (sections as Section[]).map(({ id }) => id)

test('merges changes of different fields and sections', () => {
  const mine = { ...base, title: 'Rules', sections: [section('a', 'Mine'), section('b')] }
  const theirs = { ...base, intro: 'Hello', sections: [section('a', 'a', 'Theirs'), section('b')] }

  const { content, conflicts } = mergeDrafts(base, mine, theirs)

  expect(content).toEqual({
    ...base,
    title: 'Rules',
    intro: 'Hello',
    sections: [section('a', 'Mine', 'Theirs'), section('b')],
  })
  expect(conflicts).toEqual([])
})

test('keeps the local value of a conflict and offers the other one', () => {
  const mine = { ...base, sections: [section('a', 'Mine'), section('b')] }
  const theirs = { ...base, sections: [section('a', 'Theirs'), section('b')] }

  const { content, conflicts } = mergeDrafts(base, mine, theirs)

  expect(content).toEqual(mine)
  expect(conflicts).toMatchObject([{ theirs: 'Theirs' }])
  expect(conflicts[0] && applyTheirs(content, conflicts[0])).toEqual(theirs)
})

test('merges added, removed and moved sections', () => {
  const mine = { ...base, sections: [section('b'), section('a'), section('mine')] }
  const added = { ...base, sections: [section('a'), section('theirs'), section('b')] }
  expect(idsOf(mergeDrafts(base, mine, added).content)).toEqual(['b', 'a', 'theirs', 'mine'])

  const removed = { ...base, sections: [section('b')] }
  expect(idsOf(mergeDrafts(base, base, removed).content)).toEqual(['b'])
  expect(idsOf(mergeDrafts(base, removed, base).content)).toEqual(['b'])
})

test('keeps a section that one side removed and the other edited, and asks', () => {
  const removed = { ...base, sections: [section('b')] }
  const written = { ...base, sections: [section('a', 'a', 'More'), section('b')] }

  expect(mergeDrafts(base, removed, written).content).toEqual(written)
  expect(mergeDrafts(base, written, removed).content.sections).toContainEqual(
    section('a', 'a', 'More'),
  )

  for (const [mine, theirs, removedBy] of [
    [removed, written, 'me'],
    [written, removed, 'colleague'],
  ] as const) {
    const { content, conflicts } = mergeDrafts(base, mine, theirs)
    expect(conflicts).toMatchObject([{ label: 'a', removedBy }])
    expect(conflicts[0] && idsOf(applyTheirs(content, conflicts[0]))).toEqual(['b'])
  }
})

test('a conflict can be stored, and changes nothing where its field is gone', () => {
  const [mine, theirs] = ['Mine', 'Theirs'].map((heading) => ({
    ...base,
    sections: [section('a', heading), section('b')],
  })) as [StandardContent, StandardContent]
  const { content, conflicts } = mergeDrafts(base, mine, theirs)
  const [conflict] = JSON.parse(JSON.stringify(conflicts))

  expect(applyTheirs(content, conflict)).toEqual(theirs)
  const removed = { ...base, sections: [section('b')] }
  expect(applyTheirs(removed, conflict)).toEqual(removed)
})
