import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from './databases.ts'
import { testWithProgram } from './test-with-program.ts'

const unit = join(import.meta.dirname, '../../deploy/gantavya.service')
const testSystemd = testWithProgram('systemd-analyze', 'systemd')

/** In tenths, as systemd counts; 100 is an unrestricted service. */
const MOST_EXPOSED = 20

const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const rate = (file: string) =>
  analyze('security', '--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager', file)

testSystemd('systemd understands every line of the unit', () => {
  // systemd-analyze ignores unknown lines with a warning.
  expect(analyze('verify', unit)).toEqual({ status: 0, output: '' })

  const broken = join(createFolder(), 'gantavya.service')
  writeFileSync(broken, readFileSync(unit, 'utf8').replace('PrivateTmp=', 'PrivateTemp='))
  expect(analyze('verify', broken).output).toContain('PrivateTemp')
})

test('systemd restarts the service whenever it ends, also after a rollback', () => {
  // Without these lines systemd refuses to start after repeated failures.
  const lines = readFileSync(unit, 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Restart=always', 'StartLimitIntervalSec=0']))
})

testSystemd('the service has few rights beyond its needs', () => {
  const { status, output } = rate(unit)
  expect({ status, output }).toMatchObject({
    status: 0,
    output: expect.stringContaining(' OK '),
  })

  const open = join(createFolder(), 'gantavya.service')
  cpSync(unit, open)
  writeFileSync(
    open,
    readFileSync(unit, 'utf8').replace(/^NoNewPrivileges[\s\S]*SystemCallErrorNumber=.*$/m, ''),
  )
  expect(rate(open).status).not.toBe(0)
})
