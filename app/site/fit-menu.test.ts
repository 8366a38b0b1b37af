import { expect, test } from 'vitest'
import { fitMenu, textWidth } from './fit-menu.ts'

const surroundings = { logoText: 'Gantavya', action: 'Free Consultation', more: 'More' }
const entry = (label: string, isSubmenu = false, isFixed = false) => ({ label, isSubmenu, isFixed })

test('a few entries fit into every row', () => {
  const labels = ['Home', 'About', 'Study Abroad', 'Services', 'Contact Us']
  expect(
    new Set(
      fitMenu(
        labels.map((label) => entry(label)),
        surroundings,
      ),
    ),
  ).toEqual(new Set(['always']))
})

test('the last of many entries move into the submenu, which keeps its place', () => {
  const entries = Array.from({ length: 20 }, (_, index) => entry(`Entry number ${index}`))
  const fits = fitMenu(entries, surroundings)
  const order = ['always', 'wide', 'never']
  expect(fits).toEqual(fits.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
  expect(new Set(fits)).toEqual(new Set(order))

  const withMore = [entry('More', true, true), ...entries]
  expect(fitMenu(withMore, surroundings)[0]).toBe('always')
})

test('a wide logo leaves less room', () => {
  const entries = Array.from({ length: 40 }, (_, index) => entry(`Page ${index}`))
  const countWide = (logoText?: string) =>
    fitMenu(entries, { ...surroundings, logoText }).filter((fit) => fit !== 'never').length
  expect(countWide('Short')).toBeGreaterThan(countWide('Himalayan Education Centre'))
  expect(countWide('Short')).toBeGreaterThan(countWide(undefined))
})

test('marks of Devanagari above and below letters take no room', () => {
  expect(textWidth('हुन्')).toBeCloseTo(textWidth('हन'))
  expect(textWidth('')).toBe(0)
})
