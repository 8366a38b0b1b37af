import { writeSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { SerializedError, UserConsoleLog } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Reports why a test needed a retry, which counts as a defect, and ends the run with one line:
 * `12 passed, 0 failed`.
 */
export default class CountReporter implements Reporter {
  #said = new Map<string | undefined, string>()

  onUserConsoleLog({ taskId, content }: UserConsoleLog) {
    this.#said.set(taskId, (this.#said.get(taskId) ?? '') + content)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    // A file that cannot be loaded and an error outside of all tests fail the run as well.
    const broken = modules.filter((module) => module.errors().length > 0).length
    const failed = count('failed') + count('pending') + broken + unhandledErrors.length
    const skipped = count('skipped')
    const line = `${count('passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    const lines = [...flaky.map((test) => describeRetry(test, this.#said.get(test.id))), line]
    // Vitest prints more after this hook, so the line is written on exit.
    process.once('exit', () => writeSync(1, `${lines.join('\n')}\n`))
  }
}

function describeRetry(test: TestCase, output = '') {
  const why = test.result().errors?.map(({ message, stack }) => stack ?? message) ?? []
  const text = stripVTControlCharacters([...why, output].join('\n')).replaceAll('\n', '\n  ')
  return `Needed a second try: ${test.module.relativeModuleId} > ${test.fullName}\n  ${text}`
}
