import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { startPushService } from '#tests/push-service.ts'
import { post, signIn } from './chat-clients.ts'
import { percentile } from './load.ts'
import { onBoth } from './on-both.ts'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'

const MOST_MS = 1000
const ENQUIRIES = 60

type Received = ReturnType<Service['subscribe']>['received'][number]
type Service = Awaited<ReturnType<typeof startPushService>>

/** From the form's sending until a push service has the notice, on both databases. */
export async function pushes(): Promise<Row[]> {
  const service = await startPushService()
  const rows = await onBoth({
    program: 'bench/push-server.ts',
    settings: { PUSH_SERVICE: service.host },
    async measure(product, place, startBeside) {
      const rows = [await time(`A question pushed on ${place}, p95`, service, product, product)]
      if (!startBeside) return rows
      const other = await startBeside()
      const subject = 'A question pushed that another server took, p95'
      rows.push(await time(subject, service, product, other))
      await other.stop()
      return rows
    },
  })
  service.close()
  return rows
}

async function time(
  subject: string,
  service: Service,
  turnedOn: Running,
  asked: Running,
): Promise<Row> {
  const authorization = await signIn(turnedOn.url)
  const browser = service.subscribe()
  await post(`${turnedOn.url}/api/push/devices/`, browser.subscription, { authorization })
  const taken: number[] = []
  for (let index = 0; index < ENQUIRIES; index++) {
    const from = performance.now()
    await post(`${asked.url}/api/contacts/`, {
      ...{ name: `Asking Example ${index}`, email: `${newId()}@school.example` },
      ...{ phone: `98${String(Date.now()).slice(-8)}`, country: 'Canada' },
      message: 'Where can I study nursing?',
    })
    taken.push((await arrive(browser.received, index)).at - from)
    // What follows within a minute would be gathered.
    await post(`${asked.url}/api/forget-pushed/`, {})
  }
  return { subject, ours: percentile(taken, 0.95), unit: 'ms', most: MOST_MS }
}

/** It says itself when it came. */
async function arrive(received: Received[], index: number) {
  for (;;) {
    const pushed = received[index]
    if (pushed) return pushed
    await sleep(1)
  }
}
