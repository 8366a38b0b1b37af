import { expect, test } from 'vitest'
import { hideNumbers } from './hide-numbers.ts'

test.each([
  ['passport-PA1234567.pdf', 'passport-….pdf'],
  ['PA 123 4567, PA-1234567', 'PA …, PA-…'],
  ['C01X00T47 and 1234 5678', '… and …'],
  ['राहदानी PA१२३४५६७ को', 'राहदानी … को'],
  ['12\u200b345\u00a067', '…'],
  ['2081-82-1234 or 12-34-5678-9', '… or …'],
])('%j loses its long numbers', (text, shown) => {
  expect(hideNumbers(text)).toBe(shown)
})

test.each([
  'By 2026-11-29 10:00, or 29.11.2026',
  '२०८३-०८-१४ सम्म',
  'Tax clearance 2081/82, 2081-82 and 2024 2025',
  'NPR 12,50,000 for 2 years',
  'IELTS 6.5 2025',
])('%j keeps dates, years and amounts', (text) => {
  expect(hideNumbers(text)).toBe(text)
})
