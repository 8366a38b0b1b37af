import { createHmac } from 'node:crypto'
import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Claims } from '#app/contract/claims.ts'
import type { Access, RowAccess } from '#app/contract/endpoint.ts'
import {
  type KeyRight,
  listRights,
  type Right,
  type RoleAssignment,
  rowLevelRights,
} from '#app/contract/rights.ts'
import { isApiCall } from '../http/error-handler.ts'
import {
  ApiKeyRequired,
  InvalidToken,
  MissingRight,
  PermissionDenied,
  SignInRequired,
} from '../http/errors.ts'
import { authenticateKey, isApiKey } from './key-access.ts'
import { rejectUnfilteredRows, type Viewer } from './viewer.ts'

export interface Administrator extends RoleAssignment {
  id: string
  username: string
  email: string
  sessionId: string
  /** The rights of the administrator at the time of this call. */
  rights: readonly Right[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    right?: Right
    keyRight?: KeyRight
    rowAccess?: RowAccess
    reauthentication?: 'recent'
    upload?: string
    acceptsAnyFile?: true
    /** A page of React Router, which reads its forms itself. */
    isPage?: true
  }
  interface FastifyInstance {
    /** Hashes a text that the log must not contain. Every server returns the same hash. */
    keyedHash: (text: string) => string
  }
  interface FastifyRequest {
    /** The caller, when the call has a valid access token. */
    administrator: Administrator | null
  }
}

/**
 * Denies by default: startup fails for a route that does not declare who may call it, which right
 * it needs and whether its rows depend on the viewer. A call to the API with invalid credentials is
 * refused, on public routes too.
 */
export async function enforceAccess(app: FastifyInstance, secretKey: string) {
  await app.register(fastifyJwt, {
    secret: secretKey,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  })
  app.decorate('keyedHash', (text: string) =>
    createHmac('sha256', secretKey).update(`log ${text}`).digest('hex').slice(0, 12),
  )
  app.decorateRequest('administrator', null)
  app.decorateRequest('apiKey', null)
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route
    if (!config?.access) throw new Error(`${method} ${url} declares no access`)
    const isClosed = config.access !== 'anyone'
    if (isClosed && !config.right) throw new Error(`${method} ${url} names no right`)
    if (config.right && rowLevelRights.includes(config.right) && !config.rowAccess) {
      throw new Error(`${method} ${url} does not declare which rows it serves`)
    }
    if (config.rowAccess === 'viewer-scope')
      route.onSend = [route.onSend ?? [], rejectUnfilteredRows].flat()
  })
  app.decorateRequest('isViewerChecked', false)
  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config
    if (isApiCall(request) && request.headers.authorization !== undefined) {
      authenticate(app, request).then(() => done(), done)
    } else {
      done(missingCredentials[access ?? 'anyone']?.())
    }
  })
}

/** The error for a call without credentials. */
const missingCredentials: Record<Access, (() => Error) | undefined> = {
  anyone: undefined,
  administrator: () => new SignInRequired(),
  key: () => new ApiKeyRequired(),
}

async function authenticate(app: FastifyInstance, request: FastifyRequest) {
  const [, token] = request.headers.authorization?.match(/^Bearer ([\w.-]+)$/i) ?? []
  if (token && isApiKey(token)) return authenticateKey(app, request, token)
  const claims = readToken(app, token, 'access')
  const { sub, sid, username, email } = claims
  const assignment = await findRoleAssignment(app, claims)
  if (!assignment) throw new InvalidToken()
  const { access, right } = request.routeOptions.config
  if (access === 'key')
    throw new PermissionDenied('This address can only be called with an API key.')
  const rights = listRights(assignment)
  if (right && !rights.includes(right)) throw new MissingRight()
  request.administrator = { id: sub, username, email, sessionId: sid, ...assignment, rights }
}

/** Returns the claims of one of our tokens of this type. Throws InvalidToken for any other text. */
export function readToken(app: FastifyInstance, token = '', type: Claims['token_type']) {
  try {
    const claims = app.jwt.verify<Claims>(token)
    if (claims.token_type === type && claims.role === 'admin') return claims
  } catch {
    // Every response does gets the contain error, so that the response reveals nothing.
  }
  throw new InvalidToken()
}

/**
 * Returns the role of the token's owner. Returns undefined when the session has ended or expired,
 * the account is disabled, or the token is outdated.
 */
export async function findRoleAssignment(
  app: FastifyInstance,
  { sid, reauthenticated_at = '' }: Claims,
) {
  const session = (await listActiveSessions(app, [sid])).get(sid)
  if (!session || session.reauthenticated_at !== reauthenticated_at) return undefined
  const { role, lead_scope, branch } = session
  return { role, lead_scope, branch }
}

/** Returns the active sessions among these, each with the role of its owner. */
export function listActiveSessions({ db, services }: FastifyInstance, sessionIds: string[]) {
  return services.sessions.listActive(db, sessionIds)
}

/** For routes that serve both visitors and administrators. Throws SignInRequired. */
export function requireAdministrator(request: Partial<Pick<FastifyRequest, 'administrator'>>) {
  if (!request.administrator) throw new SignInRequired()
  return request.administrator
}

type AuthorSource = Partial<Pick<FastifyRequest, 'administrator' | 'apiKey'>>

/**
 * Returns who makes a change: the administrator, or the API key of another program under its name.
 * Throws SignInRequired.
 */
export function requireAuthor(request: AuthorSource): Viewer & Pick<Administrator, 'username'> {
  const { apiKey } = request
  if (!apiKey) return requireAdministrator(request)
  return { id: apiKey.id, username: apiKey.name, lead_scope: '', branch: '' }
}
