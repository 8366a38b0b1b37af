import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { makeMessage } from '#tests/factories.ts'
import { signIn } from './api-clients.ts'
import { createFolder } from './databases.ts'
import { adminSettings, startServer } from './server-process.ts'

test('the built program searches in its worker thread and ends with it', async () => {
  const { url, kill, output } = await startServer({ DATA_DIR: createFolder(), ...adminSettings })
  const { administrator } = await signIn(url)
  const answer = { user_id: 'asha', sender: 'admin', message: 'Scholarship 🎓' } as const
  await administrator.call(messagesApi.send, { body: makeMessage(answer) })

  for (const q of ['scholar', '🎓']) {
    const rows = await administrator.call(conversationsApi.list, { querystring: { q } })
    expect(rows).toMatchObject([{ user_id: 'asha' }])
  }

  expect(await kill('SIGTERM')).toBe(0)
  expect(output.stderr).toBe('')
})
