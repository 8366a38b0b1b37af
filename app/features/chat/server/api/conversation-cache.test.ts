import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { storeConversations } from '#tests/store-conversations.ts'
import { startTestApp } from '#tests/test-app.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function megabytesOfBuffers() {
  collect()
  return process.memoryUsage().arrayBuffers / 1e6
}

test('uses no more memory for cached responses than their length', async () => {
  const started = await startTestApp()
  const userIds = Array.from({ length: 200 }, (_, index) => `visitor-${index}`)
  await storeConversations(
    started,
    Object.fromEntries(userIds.map((userId) => [userId, ['Is there a scholarship?']])),
  )
  const before = megabytesOfBuffers()

  for (const user_id of userIds) {
    const querystring = { user_id }
    expect(await started.visitor.call(messagesApi.list, { querystring })).toHaveLength(1)
    // Other work allocates from the shared buffer pool too.
    for (let times = 0; times < 20; times++) Buffer.from('busy'.repeat(700))
  }

  // Unreferenced buffers are freed by garbage collection.
  await expect.poll(() => megabytesOfBuffers() - before).toBeLessThan(2)
})
