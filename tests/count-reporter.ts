import { writeSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** Ends the whole run with one line for whoever reads only that: `12 passed, 0 failed`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    // A file that cannot be loaded and an error outside of all tests fail the run as well.
    const broken = modules.filter((module) => module.errors().length > 0).length
    const failed = count('failed') + count('pending') + broken + unhandledErrors.length
    const skipped = count('skipped')
    const line = `${count('passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
    // Vitest says more after this hook: what is written on exit comes last.
    process.once('exit', () => writeSync(1, `${line}\n`))
  }
}
