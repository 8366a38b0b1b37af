import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { firstColours, firstDarkColour } from '#app/contract/brand.ts'
import {
  applyBrand,
  contrastOfPrimary,
  darkColourOf,
  findColourProblems,
  toAllowedColours,
} from './brand-colours.ts'

/** Colours all around the wheel, dark to light, and greys. */
const colours = ['00', '80', 'ff'].flatMap((red) =>
  ['00', '80', 'ff'].flatMap((green) => ['00', '80', 'ff'].map((blue) => `#${red}${green}${blue}`)),
)

test('the first colours are allowed, and derive the style sheet’s own', () => {
  expect(findColourProblems(firstColours)).toEqual([])
  expect(darkColourOf(firstColours.primary_colour)).toBe(firstDarkColour)
  const text = '#0f1b3d #16245a #27408b #f5a524 #ffc861 #ff6b6b'
  const followers = { primary: ['#0f1b3d', '#16245a', '#27408b'], accent: ['#f5a524', '#ffc861'] }
  expect(applyBrand(text, followers, firstColours)).toBe(text)
  const red = applyBrand(text, followers, { primary_colour: '#8b0000', accent_colour: '#f5c518' })
  expect(red).toMatch(/^#400002 #8b0000 #\w{6} #f5c518 #\w{6} #ff6b6b$/)
})

test('offers for each refused colour the nearest one that every ground allows', () => {
  for (const primary_colour of colours) {
    for (const accent_colour of colours) {
      const allowed = toAllowedColours({ primary_colour, accent_colour })
      expect(findColourProblems(allowed), `${primary_colour} ${accent_colour}`).toEqual([])
      const dark = darkColourOf(allowed.primary_colour)
      for (const ground of ['#ffffff', '#fbf8f3', '#fff3da']) {
        expect(wcagContrast(allowed.primary_colour, ground)).toBeGreaterThanOrEqual(4.5)
        expect(wcagContrast(dark, ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(wcagContrast(allowed.accent_colour, dark)).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(allowed.accent_colour, allowed.primary_colour)).toBeGreaterThanOrEqual(3)
    }
  }
})

test('changes a colour only as far as necessary, and keeps its hue', () => {
  const [problem] = findColourProblems({ ...firstColours, primary_colour: '#fff59d' })
  expect(problem).toEqual({ field: 'primary_colour', nearest: '#7c710f' })
  expect(contrastOfPrimary('#7c710f')).toBeLessThan(4.55)
  const dark = { ...firstColours, accent_colour: '#8b0000' }
  expect(findColourProblems(dark)).toMatchObject([{ field: 'accent_colour' }])
})

test('refuses what is no colour', () => {
  for (const text of ['', 'red', '#fff', '#12345g', '#16245a;}', 'rgb(0 0 0)', ' #16245a']) {
    const own = { primary_colour: text, accent_colour: text }
    expect(findColourProblems(own)).toEqual([
      { field: 'primary_colour' },
      { field: 'accent_colour' },
    ])
    expect(toAllowedColours(own)).toEqual(firstColours)
  }
})
