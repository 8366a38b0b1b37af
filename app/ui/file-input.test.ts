import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('uses FileInput for every file input', () => {
  const sources = globSync('app/**/*.tsx')
  const own = sources.filter((path) => readFileSync(path, 'utf8').includes('type="file"'))
  expect(own).toEqual(['app/ui/file-input.tsx'])
})
