import { onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

test('starting may take minutes on a busy machine', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())

  await startTestApp({ pages: async () => void vi.advanceTimersByTime(5 * 60_000) })
})
