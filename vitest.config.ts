import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { ProofsFirst } from './tests/proofs-first.ts'
import { runOnce } from './tests/run-once.ts'

// Proofs are slow: they kill or overload whole programs, or visit every page.
const withProofs = (folders: string[], proofs: string[]) =>
  [...folders, ...(process.env.PROOFS ? proofs : [])].map((folder) => `${folder}/**/*.test.ts`)
const apiTests = withProofs(['app', 'database'], ['proofs/fuzz', 'proofs/overload'])
const processProofs = ['proofs/abuse', 'proofs/crash', 'proofs/deploy', 'proofs/soak']
const onSqlite = { globalSetup: './tests/sqlite.ts' }
const onPostgres = { globalSetup: './tests/postgres.ts' }

/** API tests on both databases, then tests of whole processes and of the browser. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Shows the log of a server when its test fails.
    silent: 'passed-only',
    // Limits end what hangs; on a busy machine, a healthy test may take ten times as long as usual.
    testTimeout: 60_000,
    // Equals the time-out of browser locators.
    expect: { poll: { timeout: 30_000 } },
    // Vitest would leave one core free, but tests mostly wait for databases.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ProofsFirst },
    reporters: ['default', './tests/count-reporter.ts'],
    projects: [
      project('sqlite', { include: apiTests, ...onSqlite }),
      project('postgres', {
        include: apiTests,
        exclude: ['**/sqlite*.ts', ...runOnce],
        ...onPostgres,
      }),
      // These load the machine, so they run last.
      project('processes', {
        ...later(withProofs(['tests/processes'], processProofs)),
        ...onPostgres,
      }),
      // A shared machine may pause a browser for seconds, so these tests have one retry.
      project('e2e', { ...later(withProofs(['tests/e2e'], ['proofs/screens'])), retry: 1 }),
    ],
  },
})

function project(name: string, test: object): TestProjectConfiguration {
  return { extends: true, test: { name, isolate: false, ...test } }
}

/** Tests that start servers and browsers: at most three at a time on any machine. */
function later(include: string[]) {
  return { include, maxWorkers: 3, testTimeout: 180_000, sequence: { groupOrder: 1 } }
}
