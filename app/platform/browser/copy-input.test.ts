import { expect, test } from 'vitest'
import { copyInput, type FormControl } from './hydrate-island.tsx'

const field = (given: object) =>
  ({ checked: false, files: null, value: '', ...given }) as FormControl

for (const type of ['checkbox', 'radio']) {
  test(`copies the checked state of a ${type} and keeps its value`, () => {
    for (const checked of [true, false]) {
      const to = field({ type, value: 'np', checked: !checked })
      copyInput(field({ type, value: 'np', checked }), to)
      expect(to).toEqual(field({ type, value: 'np', checked }))
    }
  })
}

test('copies a chosen file', () => {
  const files = [new File([''], 'passport.pdf')]
  const to = field({ type: 'file' })
  copyInput(field({ type: 'file', value: 'passport.pdf', files }), to)
  expect(to).toEqual(field({ type: 'file', files }))
})

test('copies the value of other fields', () => {
  for (const type of ['text', 'email', 'textarea', 'select-one']) {
    const to = field({ type, value: 'Before' })
    copyInput(field({ type, value: 'Typed' }), to)
    expect(to.value).toBe('Typed')
  }
})
