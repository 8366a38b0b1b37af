import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

// Proofs are slow: they kill or overload whole programs, or visit every page.
const kinds = process.env.PROOFS ? '{test,proof}' : 'test'
const apiTests = ['app', 'database', 'tests/fuzz'].map((folder) => `${folder}/**/*.${kinds}.ts`)
const onSqlite = { globalSetup: './tests/sqlite.ts' }
const onPostgres = { globalSetup: './tests/postgres.ts' }

/** API tests on both databases, then tests of whole processes and of the browser. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Shows the log of a server when its test fails.
    silent: 'passed-only',
    testTimeout: 30_000,
    // Equals the time-out of browser locators, for busy machines.
    expect: { poll: { timeout: 15_000 } },
    // Vitest would leave one core free, but tests mostly wait for databases.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './tests/count-reporter.ts'],
    projects: [
      project('sqlite', { include: apiTests, ...onSqlite }),
      project('postgres', { include: apiTests, exclude: ['**/sqlite*.ts'], ...onPostgres }),
      // These load the machine, so they run last.
      project('processes', { ...later('processes'), ...onPostgres }),
      // A shared machine may pause a browser for seconds, so these tests have one retry.
      project('e2e', { ...later('e2e'), retry: 1 }),
    ],
  },
})

function project(name: string, test: object): TestProjectConfiguration {
  return { extends: true, test: { name, isolate: false, ...test } }
}

/** Tests that start servers and browsers: at most three at a time on any machine. */
function later(folder: string) {
  const include = [`tests/${folder}/**/*.${kinds}.ts`]
  return { include, maxWorkers: 3, testTimeout: 60_000, sequence: { groupOrder: 1 } }
}
