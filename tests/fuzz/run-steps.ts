import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { judge, mostMsOf } from './judge.ts'
import type { KnownValues } from './known.ts'
import { type Answer, inject, isRewritten, overNetwork, type Sent, toSent, unpack } from './send.ts'
import { type Server, seen } from './server.ts'
import type { Json, Step } from './step.ts'
import { idKinds } from './values.ts'
import { judgeWire, say } from './wire.ts'
import { credentialsOf, isOfOffice, restore } from './world.ts'

export interface Fault {
  /** Which of the steps. */
  at: number
  what: string
}

export interface Report {
  /** What each step that was sent reached, and how it was answered. */
  answers: [reached: string, status: number][]
  fault?: Fault
}

interface Running {
  server: Server
  known: KnownValues
  /** By who got them. */
  cookies: Map<string, string>
  samples: Map<string, Buffer>
}

interface Means {
  /** What is known before the first step; it grows. */
  known: KnownValues
  /** By their names: see samples.ts. */
  samples: Map<string, Buffer>
  onStep: (at: number) => void
}

/** Sends the steps one after the other, until something goes wrong. */
export async function runSteps(
  server: Server,
  steps: Step[],
  { known, samples, onStep }: Means,
): Promise<Report> {
  seen.beside = undefined
  const running = { server, samples, known, cookies: new Map<string, string>() }
  const answers: Report['answers'] = []
  for (const [at, step] of steps.entries()) {
    onStep(at)
    seen.reached = ''
    const begun = performance.now()
    const { what, status } = await runStep(running, step)
    // What nobody handles is told after the answer.
    await nextTurn()
    const tookMs = performance.now() - begun
    const slow = tookMs > mostMsOf(step) && `took ${Math.round(tookMs)} ms`
    const wrong = [what, seen.beside, slow].filter(Boolean).join('; ')
    if (wrong) return { answers, fault: { at, what: wrong } }
    answers.push([seen.reached || step.route, status])
  }
  return { answers }
}

async function runStep(running: Running, step: Step): Promise<{ what?: string; status: number }> {
  const { server, known, cookies, samples } = running
  if (step.wire) {
    const answers = await say(server.port, step.wire)
    return { what: judgeWire(answers), status: 0 }
  }
  known.self = step.as.startsWith('visitor') ? step.as : 'visitor-1'
  const own = { ...credentialsOf(server.app, step.as), ...cookiesOf(cookies, step.as) }
  const sent = toSent(step, known, own, samples)
  try {
    const answer = unpack(await send(server, step, sent))
    const route = seen.routes.find(({ method, url }) => `${method} ${url}` === seen.reached)
    const what = judge(sent, answer, route)
    if (what) return { what, status: answer.status }
    learn(known, seen.reached, answer)
    keepCookie(cookies, step.as, answer)
    if ([401, 403].includes(answer.status) && isOfOffice(step.as)) await restore(server.db)
    return { status: answer.status }
  } catch (error) {
    return { what: String(error), status: 0 }
  }
}

/** Takes in what an owner sees of an office: every list, then the newest of each. */
export async function learnOffice(app: FastifyInstance, known: KnownValues) {
  const headers = credentialsOf(app, 'owner')
  const urls = seen.routes.filter(({ method }) => method === 'GET').map(({ url }) => url)
  const readable = urls.filter((url) => url.startsWith('/api/') && !/\*|stream|openapi/.test(url))
  const lists = readable.filter((url) => !url.includes(':'))
  const others = readable.filter((url) => url.includes(':'))
  const newest = [0, 1, 2].flatMap((back) => others.map((url) => [url, back] as const))
  for (const [url, back] of [...lists.map((url) => [url, 0] as const), ...newest]) {
    const filled = url.replace(/:(\w+)/g, (_, name) =>
      String(known.fill({ $known: `${idKinds(name, url)}|${name}`, back })),
    )
    const {
      statusCode: status,
      headers: said,
      rawPayload,
    } = await app.inject({ url: filled, headers })
    if (status === 200) learn(known, url, { status, headers: said, body: rawPayload } as Answer)
  }
}

function send({ app, port, agent }: Server, step: Step, sent: Sent) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject('took longer than it may'), mostMsOf(step))
  const isFar = step.by === 'network' || isRewritten(sent)
  const answer = isFar ? overNetwork(port, agent, sent) : inject(app, sent)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

function learn(known: KnownValues, url: string, { status, headers, body }: Answer) {
  if (body.length === 0 || body.length > 200_000) return
  if (!String(headers['content-type']).startsWith('application/json')) return
  const said = JSON.parse(body.toString())
  // A refusal may bring a challenge.
  known.learn(url.replace(/^\w+ /, ''), (status < 300 ? said : (said.params ?? null)) as Json)
}

function cookiesOf(cookies: Map<string, string>, name: string): Record<string, string> {
  if (!name.startsWith('visitor')) return {}
  const cookie = cookies.get(name)
  return { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
}

function keepCookie(cookies: Map<string, string>, name: string, { headers }: Answer) {
  const [set] = [headers['set-cookie'] ?? []].flat()
  if (set) cookies.set(name, set.replace(/;.*/, ''))
}
