import { expect, test } from 'vitest'
import type { PageContent } from '../contract.ts'
import type { Section, StandardContent } from '../standard-contract.ts'
import { merge } from './merge.ts'

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

test('what each of two changed stands, in different fields and different sections', () => {
  const mine = { ...base, title: 'Rules', sections: [section('a', 'Mine'), section('b')] }
  const theirs = { ...base, intro: 'Hello', sections: [section('a', 'a', 'Theirs'), section('b')] }

  const { content, clashes: conflicts } = merge(base, mine, theirs)

  expect(content).toEqual({
    ...base,
    title: 'Rules',
    intro: 'Hello',
    sections: [section('a', 'Mine', 'Theirs'), section('b')],
  })
  expect(conflicts).toEqual([])
})

test('where both changed the same, ours stands, and theirs can be taken', () => {
  const mine = { ...base, sections: [section('a', 'Mine'), section('b')] }
  const theirs = { ...base, sections: [section('a', 'Theirs'), section('b')] }

  const { content, clashes: conflicts } = merge(base, mine, theirs)

  expect(content).toEqual(mine)
  expect(conflicts).toMatchObject([{ theirs: 'Theirs' }])
  expect(conflicts[0]?.applyTheirs(content)).toEqual(theirs)
})

test('sections that were added, taken away and moved are what both made of them', () => {
  const mine = { ...base, sections: [section('b'), section('a'), section('mine')] }
  const added = { ...base, sections: [section('a'), section('theirs'), section('b')] }
  expect(idsOf(merge(base, mine, added).content)).toEqual(['b', 'a', 'theirs', 'mine'])

  const removed = { ...base, sections: [section('b')] }
  expect(idsOf(merge(base, base, removed).content)).toEqual(['b'])
  expect(idsOf(merge(base, removed, base).content)).toEqual(['b'])
})

test('a section that one took away and the other went on writing stays', () => {
  const removed = { ...base, sections: [section('b')] }
  const written = { ...base, sections: [section('a', 'a', 'More'), section('b')] }

  expect(merge(base, removed, written).content).toEqual(written)
  expect(merge(base, written, removed).content.sections).toContainEqual(section('a', 'a', 'More'))
})
