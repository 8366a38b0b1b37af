import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// Tailwind leaves out the classes of a source that does not exist, without an error.
test('every folder that a style sheet names as a source of classes exists', () => {
  const sources = globSync('app/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@source "([^"]+)"/g)].map(([, source = '']) =>
      join(dirname(file), source),
    ),
  )
  expect(sources.length).toBeGreaterThan(4)
  for (const source of sources)
    expect(globSync(source).length > 0 || existsSync(source), source).toBe(true)
})
