import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * The chat's panel has a button without a label, and must stay small. Public pages of forms run no React,
 * and show the browser's own field.
 */
const others = ['app/features/chat/site/panel/composer.tsx', 'app/features/forms/site/question.tsx']

test('uses FileInput for every file input', () => {
  const sources = globSync('app/**/*.tsx')
  const own = sources.filter((path) => readFileSync(path, 'utf8').includes('type="file"'))
  expect(own.toSorted()).toEqual([...others, 'app/ui/file-input.tsx'])
})
