import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { checkResponse, getMaxMs } from './check-response.ts'
import { getCredentials, isOfficeIdentity, restoreFixtures } from './fixtures.ts'
import { observed, type Server, STEP_HEADER } from './fuzzed-server.ts'
import { checkRawResponses, sendRaw } from './raw-connections.ts'
import type { ResponseValues } from './response-values.ts'
import {
  buildRequest,
  decompress,
  injectRequest,
  isRewritten,
  type ReceivedResponse,
  type SentRequest,
  sendOverNetwork,
} from './send-request.ts'
import type { Json, Step } from './step.ts'
import { listIdKinds } from './value-kinds.ts'

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

interface RunContext {
  server: Server
  values: ResponseValues
  /** By caller. */
  cookies: Map<string, string>
  samples: Map<string, Buffer>
}

interface RunOptions {
  /** Values known before the first step; grows with the responses. */
  values: ResponseValues
  /** By name; see sample-files.ts. */
  samples: Map<string, Buffer>
  onStep: (at: number) => void
}

/** Sends the steps one after the other until a fault occurs. */
export async function runSteps(
  server: Server,
  steps: Step[],
  { values, samples, onStep }: RunOptions,
): Promise<Report> {
  observed.sideFault = undefined
  const running = { server, samples, values, cookies: new Map<string, string>() }
  const answers: Report['answers'] = []
  for (const [at, step] of steps.entries()) {
    onStep(at)
    Object.assign(observed, { route: '', stepId: randomUUID() })
    const startedAt = performance.now()
    const { what, status, reason = '' } = await runStep(running, step)
    // Unhandled rejections are reported after the response.
    await nextTurn()
    const tookMs = performance.now() - startedAt
    const slow = tookMs > getMaxMs(step) && `took ${Math.round(tookMs)} ms`
    const wrong = [what, observed.sideFault, slow].filter(Boolean).join('; ')
    if (wrong) return { answers, fault: { at, what: wrong } }
    answers.push([observed.route || step.route, status, reason])
  }
  return { answers }
}

interface Outcome {
  /** The fault. */
  what?: string
  status: number
  reason?: string
}

async function runStep(running: RunContext, step: Step): Promise<Outcome> {
  const { server, values, cookies, samples } = running
  if (step.wire) {
    const answers = await sendRaw(server.port, step.wire)
    return { what: checkRawResponses(answers), status: 0 }
  }
  values.begin(step.as)
  const own = {
    ...getCredentials(server.app, step.as),
    ...getCookies(cookies, step.as),
    [STEP_HEADER]: observed.stepId,
  }
  const sent = buildRequest(step, values, own, samples)
  try {
    const answer = decompress(await send(server, step, sent))
    const route = observed.routes.find(({ method, url }) => `${method} ${url}` === observed.route)
    const what = checkResponse(sent, answer, route)
    if (what) return { what, status: answer.status }
    const body = parseBody(answer)
    collect(values, answer.status, body, sent.url)
    storeCookie(cookies, step.as, answer)
    if ([401, 403].includes(answer.status) && isOfficeIdentity(step.as))
      await restoreFixtures(server.db)
    return { status: answer.status, reason: answer.status < 400 ? '' : describeRefusal(body) }
  } catch (error) {
    return { what: String(error), status: 0 }
  }
}

/** Reads every list and its newest row as an owner, and collects their values. */
export async function collectOfficeValues(app: FastifyInstance, values: ResponseValues) {
  const headers = getCredentials(app, 'owner')
  const urls = observed.routes.filter(({ method }) => method === 'GET').map(({ url }) => url)
  const readable = urls.filter((url) => url.startsWith('/api/') && !/\*|stream|openapi/.test(url))
  const lists = readable.filter((url) => !url.includes(':'))
  const others = readable.filter((url) => url.includes(':'))
  const newest = [0, 1, 2].flatMap((back) => others.map((url) => [url, back] as const))
  for (const [url, back] of [...lists.map((url) => [url, 0] as const), ...newest]) {
    const filled = url.replace(/:(\w+)/g, (_, name) =>
      String(values.fill({ $response: `${listIdKinds(name, url)}|${name}`, back })),
    )
    const {
      statusCode: status,
      headers: responseHeaders,
      rawPayload,
    } = await app.inject({ url: filled, headers })
    const answer = parseBody({
      status,
      headers: responseHeaders,
      body: rawPayload,
    } as ReceivedResponse)
    if (status === 200 && answer) values.collect(url, answer, filled)
  }
}

function send({ app, port, agent }: Server, step: Step, sent: SentRequest) {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject('took longer than it may'), getMaxMs(step))
  const usesNetwork = step.by === 'network' || isRewritten(sent)
  const answer = usesNetwork ? sendOverNetwork(port, agent, sent) : injectRequest(app, sent)
  return Promise.race([answer, timeout.promise]).finally(() => clearTimeout(timer))
}

/** Parses a JSON response unless it is too large. */
function parseBody({ headers, body }: ReceivedResponse): Json {
  if (body.length === 0 || body.length > 200_000) return null
  if (!String(headers['content-type']).startsWith('application/json')) return null
  return JSON.parse(body.toString())
}

function collect(values: ResponseValues, status: number, body: Json, address: string) {
  if (status < 300) return values.collect(observed.route.replace(/^\w+ /, ''), body, address)
  // A refusal may contain a challenge.
  const { code = '', params = null } = Object(body)
  values.collect(`/${code}/`, params, address)
}

/** Returns the code and fields of a refusal. */
function describeRefusal(refusal: Json) {
  const { code = '', fields = {} } = Object(refusal)
  return [code, ...Object.keys(fields).sort()].join(' ')
}

function getCookies(cookies: Map<string, string>, name: string): Record<string, string> {
  if (!name.startsWith('visitor')) return {}
  const cookie = cookies.get(name)
  const headers = { 'sec-fetch-site': 'same-origin' }
  return cookie ? { ...headers, cookie } : headers
}

function storeCookie(cookies: Map<string, string>, name: string, { headers }: ReceivedResponse) {
  const [set] = [headers['set-cookie'] ?? []].flat()
  if (set) cookies.set(name, set.replace(/;.*/, ''))
}
