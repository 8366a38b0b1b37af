import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

// What kills, starves and floods whole programs, or goes over every page there is, takes long.
const kinds = process.env.PROOFS ? '{test,proof}' : 'test'
const apiTests = ['app', 'database', 'tests/fuzz'].map((folder) => `${folder}/**/*.${kinds}.ts`)
const onSqlite = { globalSetup: './tests/sqlite.ts' }
const onPostgres = { globalSetup: './tests/postgres.ts' }

/** The same API tests on both databases, then what starts whole processes, and the browser. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // What a server that could not answer says of why.
    silent: 'passed-only',
    testTimeout: 30_000,
    // As long as a browser's locators wait: what is expected may come late on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // Vitest would leave one core free; much of our time is spent waiting, for a database mostly.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './tests/count-reporter.ts'],
    projects: [
      project('sqlite', { include: apiTests, ...onSqlite }),
      project('postgres', { include: apiTests, exclude: ['**/sqlite*.ts'], ...onPostgres }),
      // These load the machine: after the others.
      project('processes', { ...later('processes'), ...onPostgres }),
      // A machine that others use too may stop a browser for seconds: a journey has a second try.
      project('e2e', { ...later('e2e'), retry: 1 }),
    ],
  },
})

function project(name: string, test: object): TestProjectConfiguration {
  return { extends: true, test: { name, isolate: false, ...test } }
}

/** They bring servers and browsers of their own: no more of them on a larger machine. */
function later(folder: string) {
  const include = [`tests/${folder}/**/*.${kinds}.ts`]
  return { include, maxWorkers: 3, testTimeout: 60_000, sequence: { groupOrder: 1 } }
}
