import { expect, test } from 'vitest'
import { copyInput, type Typed } from './copy-input.ts'

const field = (given: object) => ({ checked: false, files: null, value: '', ...given }) as Typed

for (const type of ['checkbox', 'radio']) {
  test(`a ${type} gets what was ticked, and keeps what it stands for`, () => {
    for (const checked of [true, false]) {
      const to = field({ type, value: 'np', checked: !checked })
      copyInput(field({ type, value: 'np', checked }), to)
      expect(to).toEqual(field({ type, value: 'np', checked }))
    }
  })
}

test('a chosen file is handed over, whose name no program may set', () => {
  const files = [new File([''], 'passport.pdf')]
  const to = field({ type: 'file' })
  copyInput(field({ type: 'file', value: 'passport.pdf', files }), to)
  expect(to).toEqual(field({ type: 'file', files }))
})

test('any other field gets what was typed or chosen', () => {
  for (const type of ['text', 'email', 'textarea', 'select-one']) {
    const to = field({ type, value: 'Before' })
    copyInput(field({ type, value: 'Typed' }), to)
    expect(to.value).toBe('Typed')
  }
})
