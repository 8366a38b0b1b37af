import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { judge, mostMsOf } from './judge.ts'
import { idKinds } from './kinds.ts'
import type { KnownValues } from './known.ts'
import { type Answer, inject, isRewritten, overNetwork, type Sent, toSent, unpack } from './send.ts'
import { SENDER, type Server, seen } from './server.ts'
import type { Json, Step } from './step.ts'
import { judgeWire, say } from './wire.ts'
import { credentialsOf, isOfOffice, restore } from './world.ts'

export interface Fault {
  /** The index of the step. */
  at: number
  what: string
}

export interface Report {
  /** For each step: the route, the status and the reason of a refusal. */
  answers: [reached: string, status: number, why: string][]
  fault?: Fault
}

interface Running {
  server: Server
  known: KnownValues
  /** By caller. */
  cookies: Map<string, string>
  samples: Map<string, Buffer>
}

interface Means {
  /** Values known before the first step; grows with the responses. */
  known: KnownValues
  /** By name; see samples.ts. */
  samples: Map<string, Buffer>
  onStep: (at: number) => void
}

/** Sends the steps one after the other until a fault occurs. */
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
    Object.assign(seen, { reached: '', sender: randomUUID() })
    const begun = performance.now()
    const { what, status, why = '' } = await runStep(running, step)
    // Unhandled rejections are reported after the response.
    await nextTurn()
    const tookMs = performance.now() - begun
    const slow = tookMs > mostMsOf(step) && `took ${Math.round(tookMs)} ms`
    const wrong = [what, seen.beside, slow].filter(Boolean).join('; ')
    if (wrong) return { answers, fault: { at, what: wrong } }
    answers.push([seen.reached || step.route, status, why])
  }
  return { answers }
}

interface Outcome {
  /** The fault. */
  what?: string
  status: number
  why?: string
}

async function runStep(running: Running, step: Step): Promise<Outcome> {
  const { server, known, cookies, samples } = running
  if (step.wire) {
    const answers = await say(server.port, step.wire)
    return { what: judgeWire(answers), status: 0 }
  }
  known.begin(step.as)
  const own = {
    ...{ ...credentialsOf(server.app, step.as), ...cookiesOf(cookies, step.as) },
    [SENDER]: seen.sender,
  }
  const sent = toSent(step, known, own, samples)
  try {
    const answer = unpack(await send(server, step, sent))
    const route = seen.routes.find(({ method, url }) => `${method} ${url}` === seen.reached)
    const what = judge(sent, answer, route)
    if (what) return { what, status: answer.status }
    const said = read(answer)
    learn(known, answer.status, said, sent.url)
    keepCookie(cookies, step.as, answer)
    if ([401, 403].includes(answer.status) && isOfOffice(step.as)) await restore(server.db)
    return { status: answer.status, why: answer.status < 400 ? '' : whyOf(said) }
  } catch (error) {
    return { what: String(error), status: 0 }
  }
}

/** Reads every list and its newest row as an owner, and collects their values. */
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
    const answer = read({ status, headers: said, body: rawPayload } as Answer)
    if (status === 200 && answer) known.learn(url, answer, filled)
  }
}

function send({ app, port, agent }: Server, step: Step, sent: Sent) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject('took longer than it may'), mostMsOf(step))
  const isFar = step.by === 'network' || isRewritten(sent)
  const answer = isFar ? overNetwork(port, agent, sent) : inject(app, sent)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

/** Parses a JSON response unless it is too large. */
function read({ headers, body }: Answer): Json {
  if (body.length === 0 || body.length > 200_000) return null
  if (!String(headers['content-type']).startsWith('application/json')) return null
  return JSON.parse(body.toString())
}

function learn(known: KnownValues, status: number, said: Json, address: string) {
  if (status < 300) return known.learn(seen.reached.replace(/^\w+ /, ''), said, address)
  // A refusal may contain a challenge.
  const { code = '', params = null } = Object(said)
  known.learn(`/${code}/`, params, address)
}

/** Returns the code and fields of a refusal. */
function whyOf(refusal: Json) {
  const { code = '', fields = {} } = Object(refusal)
  return [code, ...Object.keys(fields).sort()].join(' ')
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
