import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { stagesApi } from '../stage-contract.ts'

test('two stages cannot have the same name', async () => {
  const { administrator } = await startTestApp()
  const failure = { fields: { name: 'Another stage has this name. Please choose another one.' } }

  expect(await administrator.attempt(stagesApi.add, { body: { name: ' new' } })).toMatchObject({
    status: 400,
    failure,
  })
  const { id } = await administrator.call(stagesApi.add, { body: { name: 'Waiting' } })
  const rename = (name: string) =>
    administrator.attempt(stagesApi.change, { params: { id }, body: { name } })
  expect(await rename('Contacted')).toMatchObject({ status: 400, failure })
  expect(await rename('WAITING')).toMatchObject({ ok: true })
})
