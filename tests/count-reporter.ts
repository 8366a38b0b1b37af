import { writeSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { SerializedError, UserConsoleLog } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** The longest output of a test that is printed again, because some hold whole pages. */
const MAX_OUTPUT_LENGTH = 2_000
const SLOW_FILES = 15

/**
 * Ends the run with what a reader of the last lines needs: why a test needed a retry, which counts as a
 * defect, the slowest files, each failed test with its first error, and `12 passed, 0 failed`.
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
    const broken = modules.filter((module) => module.errors().length > 0)
    const failed = count('failed') + count('pending') + broken.length + unhandledErrors.length
    const skipped = count('skipped')
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    const lines = [
      ...flaky.map((test) => describeRetry(test, this.#said.get(test.id))),
      ...describeSlowest(modules),
      ...tests.filter((test) => test.result().state === 'failed').map(describeFailure),
      ...broken.map((module) => describeError(nameOf(module), module.errors())),
      ...(unhandledErrors.length ? [describeError('Outside of tests', unhandledErrors)] : []),
      `${count('passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
    ]
    // Vitest prints more after this hook, so the lines are written on exit.
    process.once('exit', () => writeSync(1, `${lines.join('\n')}\n`))
  }
}

const nameOf = (module: TestModule) => `${module.project.name}: ${module.relativeModuleId}`

function describeRetry(test: TestCase, output = '') {
  const why = test.result().errors?.map(({ message, stack }) => stack ?? message) ?? []
  const text = stripVTControlCharacters([...why, output].join('\n')).slice(0, MAX_OUTPUT_LENGTH)
  return `Needed a second try: ${nameOf(test.module)} > ${test.fullName}\n  ${text.replaceAll('\n', '\n  ')}`
}

/** Lists the files that took longest, from the first hook to the last. */
function describeSlowest(modules: readonly TestModule[]) {
  const duration = (module: TestModule) => module.diagnostic().duration
  const slowest = modules.toSorted((one, other) => duration(other) - duration(one))
  return slowest
    .slice(0, modules.length > SLOW_FILES ? SLOW_FILES : 0)
    .map((module) => `${Math.round(duration(module) / 1000)} s: ${nameOf(module)}`)
}

const describeFailure = (test: TestCase) =>
  describeError(`${nameOf(test.module)} > ${test.fullName}`, test.result().errors ?? [])

const describeError = (name: string, errors: readonly { message: string }[]) =>
  `Failed: ${name}\n  ${stripVTControlCharacters(errors[0]?.message ?? '')
    .split('\n')
    .slice(0, 5)
    .join('\n  ')}`
