import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const apiTests = ['app/**/*.test.ts', 'database/**/*.test.ts', 'tests/fuzz/*.test.ts']
const onSqlite = { globalSetup: './tests/sqlite.ts' }
const onPostgres = { globalSetup: './tests/postgres.ts' }

/** The same API tests on both databases, then what starts whole processes, then the browser. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    testTimeout: 30_000,
    // As long as a browser's locators wait: what is expected may come late on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // Vitest would leave one core free; much of our time is spent waiting, for a database mostly.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './tests/count-reporter.ts'],
    projects: [
      project('sqlite', { include: apiTests, ...onSqlite }),
      project('postgres', { include: apiTests, exclude: ['**/sqlite*.test.ts'], ...onPostgres }),
      // These load the machine: after the others.
      project('processes', { ...later(1, 'tests/processes/**/*.test.ts'), ...onPostgres }),
      // A machine that others use too may stop a browser for seconds: a journey has a second try.
      project('e2e', { ...later(2, 'tests/e2e/**/*.test.ts'), retry: 1 }),
    ],
  },
})

function project(name: string, test: object): TestProjectConfiguration {
  return { extends: true, test: { name, isolate: false, ...test } }
}

/** They bring servers and browsers of their own: no more of them on a larger machine. */
function later(groupOrder: number, include: string) {
  return { include: [include], maxWorkers: 3, testTimeout: 60_000, sequence: { groupOrder } }
}
