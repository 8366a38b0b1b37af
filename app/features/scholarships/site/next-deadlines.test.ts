import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OpenScholarship } from '../contract.ts'
import { NextDeadlines } from './next-deadlines.tsx'

const scholarship: OpenScholarship = {
  id: '01900000-0000-7000-8000-000000000001',
  title: 'Example award',
  provider: 'Example foundation',
  country: 'AU',
  level: 'Master’s',
  amount: 'Tuition',
  deadline: '2027-01-31',
  source: 'https://scholarships.example',
  note: '',
  days_left: 60,
}
const render = (open: OpenScholarship[]) =>
  renderToStaticMarkup(createElement(NextDeadlines, { open }))

test('shows open scholarships with country and deadline, and links to all of them', () => {
  const markup = render([scholarship])
  expect(markup).toContain('Example foundation · Australia · Master’s · Tuition')
  expect(markup).toMatch(/31 Jan(uary)? 2027/)
  expect(markup).toContain('href="/scholarships"')
})

test('leaves no empty place if none is open', () => {
  expect(render([])).toBe('')
})
