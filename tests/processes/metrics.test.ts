import { expect, test } from 'vitest'
import { createFolder } from './databases.ts'
import { runProgram, startServer } from './server-process.ts'

test('serves metrics only on their own port if one is set', async () => {
  const settings = { DATA_DIR: createFolder(), METRICS_PORT: '0', LOG_LEVEL: 'info' }
  const { url, output, kill } = await startServer(settings)
  const [, port] = output.stdout.match(/"port":(\d+),"msg":"metrics server started"/) ?? []
  const own = `http://127.0.0.1:${port}`

  for (let times = 0; times < 3; times++) await (await fetch(`${url}/australia`)).text()
  const text = await (await fetch(`${own}/metrics`)).text()

  expect(text).toContain('gantavya_requests_total{method="GET",route="page",status="200"} 3\n')
  expect(text).toMatch(/^gantavya_build\{version="\d+\.\d+\.\d+",commit="[0-9a-f]{12}"\} 1$/m)
  expect((await fetch(`${own}/`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  expect(await kill('SIGTERM')).toBe(0)
})

test('the server does not start on a port that is in use', async () => {
  const { output } = await startServer({
    DATA_DIR: createFolder(),
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
    METRICS_TOKEN: 'a token of these tests',
  })
  const [, port = ''] = output.stdout.match(/"port":(\d+),"msg":"metrics server started"/) ?? []
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(401)

  const settings = { DATA_DIR: createFolder(), METRICS_PORT: port }
  const { code, stderr } = await runProgram(['build/program/server.js'], settings)

  expect(code).toBe(1)
  expect(stderr).toMatch(/^METRICS_PORT is in use by another program: [^\n]+\n$/)
})
