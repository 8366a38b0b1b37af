import { hkdfSync, randomBytes } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { readSeen } from '#app/platform/server/audit/seen.ts'
import { enforceAccess } from '#app/platform/server/auth/access.ts'
import { createResponseCache } from '#app/platform/server/cache/response-cache.ts'
import { subscribe } from '#app/platform/server/events/events.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import type { Gauge } from '#app/platform/server/feature/gauge.ts'
import { compressReplies } from '#app/platform/server/http/compression.ts'
import { handleError } from '#app/platform/server/http/error-handler.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { type OutboundPolicy, publicInternet } from '#app/platform/server/http/outbound-requests.ts'
import { createLimits } from '#app/platform/server/http/rate-limit.ts'
import { addContractValidation } from '#app/platform/server/http/validation.ts'
import type { JobTimes } from '#app/platform/server/jobs/job-queue.ts'
import { runJobs } from '#app/platform/server/jobs/run-jobs.ts'
import { createMailer, MAIL_LIMIT_MS } from '#app/platform/server/mail/mailer.ts'
import type { RemoteImageOptions } from '#app/platform/server/uploads/remote-images.ts'
import { FORM_MS } from '#app/platform/server/uploads/slow-senders.ts'
import { acceptUploads } from '#app/platform/server/uploads/uploads.ts'
import type { ChangeNotifier } from '#database/change-notifications.ts'
import { type Database, findDatabaseError, ping } from '#database/connect.ts'
import { decorateAddresses } from './addresses.ts'
import type { Config } from './config.ts'
import { features as product, services } from './features.ts'
import { securityHeaders, setHeaders } from './headers.ts'
import { maintenanceJobs } from './maintenance.ts'
import { openMetrics, serveMetrics } from './metrics/serve-metrics.ts'
import { withTimeout } from './metrics/with-timeout.ts'
import { addOpenApi } from './openapi.ts'
import { createCachingServer } from './page-cache.ts'
import { addHealthRoutes } from './readiness.ts'
import { rejectMalformed } from './reject-malformed.ts'
import { release } from './release.ts'
import { rejectOtherMethods, rejectTunnels, respondToMalformed } from './socket-responses.ts'
import { dropUnreadResponses } from './unread-responses.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
    changeNotifier: ChangeNotifier
    scanCommand: string[]
    /** The database address and the backup folder. */
    archives: Pick<Config, 'database' | 'backupDir'>
    /** The public address of the site, without a trailing slash. */
    publicUrl: string
    /** The version of the program and its commit; '' when unknown. */
    release: { version: string; commit: string }
    /** The policy for requests of the server to other hosts. */
    outboundPolicy: OutboundPolicy
    /** Derives a key of 32 bytes that cannot be computed from the database alone. */
    deriveKey: (salt: string) => Buffer
  }
}

export interface AppOptions {
  db: Database
  changeNotifier: ChangeNotifier
  /** Signs the tokens; at least 32 characters. */
  secretKey: string
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'rateLimitFactor' | 'database' | 'backupDir'> &
    Partial<
      Pick<
        Config,
        'scanCommand' | 'smtpUrl' | 'mailFrom' | 'metricsPort' | 'metricsToken' | 'dataDir'
      >
    >
  /** Overrides for requests to other sites; default: public addresses only. */
  remoteImages?: Partial<RemoteImageOptions>
  /** Overrides for job timeouts. */
  jobs?: Partial<JobTimes>
  /** The time limit of a mail server. */
  mailLimitMs?: number
  /** Additional features. */
  more?: Feature[]
  /** Without a logger nothing is logged. */
  logger?: Logger
  /** The pages and their files. Without it only the API is served. */
  pages?: (app: FastifyInstance) => Promise<void>
}

/** Creates the whole server, for production and for tests. */
export async function createApp(options: AppOptions) {
  const { changeNotifier, secretKey, config, remoteImages, logger, pages } = options
  const metrics = await openMetrics(config)
  const db = metrics?.timeQueries(options.db) ?? options.db
  const features = [...product, ...(options.more ?? [])]
  const headers = securityHeaders(config.publicUrl)
  const responseCache = createResponseCache(changeNotifier, services.contentChanges)
  const app = fastify({
    loggerInstance: logger,
    // Requests are not logged by default, because addresses may contain a visitor's id.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    bodyLimit: 64 * 1024,
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Fastify has no limit by default. A slow client must not block a connection forever. Other requests
    // than forms with files have less, see limitRequestTime.
    requestTimeout: FORM_MS,
    // Node would send an empty response; ours contains an error message.
    http: { requireHostHeader: false },
    serverFactory: createCachingServer(
      responseCache.find,
      headers,
      metrics?.requests.createHitCounter,
    ),
    connectionTimeout: 120_000,
    // A busy machine may start slowly.
    pluginTimeout: 0,
    clientErrorHandler: (_error, socket) => respondToMalformed(socket, headers),
    // Fastify runs no hooks for an address that cannot be decoded.
    frameworkErrors(error, request, reply) {
      metrics?.requests.watch(request as never, reply as never)
      handleError(error, request as never, reply.headers(headers) as never)
    },
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance

  decorate(app, { ...options, db })
  app.decorate('metrics', metrics)
  app.decorate('responseCache', responseCache)
  metrics?.requests.watchRequests(app)
  collectFeatures(app, features)
  decorateAddresses(app)
  subscribe(app, features)
  app.setErrorHandler(handleError)
  addContractValidation(app)
  setHeaders(app, headers)
  rejectMalformed(app)
  rejectOtherMethods(app)
  rejectTunnels(app, headers)
  compressReplies(app)
  dropUnreadResponses(app)
  await app.register(fastifyCookie, { hook: false })
  await enforceAccess(app, secretKey)
  readSeen(app)
  await acceptUploads(app, config.publicUrl, remoteImages)
  await addOpenApi(app)
  addHealthRoutes(app)
  serveMetrics(app, config)
  for (const { setUp } of features) setUp?.(app)
  const gauges = features.flatMap(({ gauges }) => gauges?.(app) ?? [])
  metrics?.readGauges([databaseUp(db), ...gauges])
  for (const { routes } of features) for (const each of routes) await app.register(each)
  app.all('/api/*', { config: { access: 'anyone' } }, () => {
    throw new NotFound('Address')
  })
  if (pages) await app.register(pages)
  runJobs(app, [...maintenanceJobs, ...features.flatMap(({ jobs }) => jobs ?? [])], options.jobs)
  return app
}

/** Decorates the server with what routes and jobs need. */
function decorate(app: FastifyInstance, options: AppOptions) {
  const {
    db,
    changeNotifier,
    secretKey,
    config,
    remoteImages,
    mailLimitMs = MAIL_LIMIT_MS,
  } = options
  app.decorate('db', db)
  app.decorate('changeNotifier', changeNotifier)
  app.decorate('scanCommand', config.scanCommand ?? [])
  app.decorate('archives', config)
  app.decorate('publicUrl', config.publicUrl)
  app.decorate('dataDir', config.dataDir)
  app.decorate('release', release)
  app.decorate('services', services)
  app.decorate('limits', createLimits(config.rateLimitFactor))
  const outboundPolicy = { ...publicInternet, ...remoteImages }
  app.decorate('outboundPolicy', outboundPolicy)
  app.decorate('deriveKey', (salt: string) => deriveKey(secretKey, salt))
  const mailer = createMailer({
    db,
    settings: config,
    publicUrl: config.publicUrl,
    limitMs: mailLimitMs,
    outboundPolicy,
    readStored: (db) => services.mails.findServer(db, app),
  })
  app.decorate('mailer', mailer)
}

/** RFC 5869. */
const deriveKey = (secretKey: string, salt: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, salt, 'gantavya', 32))

/** Collects contributions of features that other features use. */
function collectFeatures(app: FastifyInstance, features: Feature[]) {
  const lists = {
    restorables: 'restorable',
    pictureReferences: 'pictureReferences',
    listInboundLinks: 'listInboundLinks',
    pageTypes: 'pageTypes',
    liveSections: 'liveSections',
    statusParts: 'status',
    notificationChannels: 'notificationChannel',
    enquirySources: 'enquirySource',
    summarySections: 'summarySections',
    firstSteps: 'firstSteps',
    searchSources: 'listSearchEntries',
    numerousSearchSources: 'numerousSearchEntries',
  } as const
  for (const [decorator, field] of Object.entries(lists)) {
    app.decorate(
      decorator,
      features.flatMap<unknown>((feature) => feature[field] ?? []),
    )
  }
  app.decorate(
    'dashboardParts',
    features.flatMap(({ dashboard }) => dashboard?.(app) ?? []),
  )
  app.decorate(
    'auditSubjects',
    Object.assign({}, ...features.map(({ manifest }) => manifest?.subjects)),
  )
  app.decorate(
    'notificationTypes',
    Object.assign({}, ...features.map(({ manifest }) => manifest?.notifications)),
  )
  app.decorate(
    'auditRowFilters',
    Object.assign({}, ...features.map(({ auditRowFilters }) => auditRowFilters)),
  )
  app.decorate(
    'factUsages',
    // Computed on each call, because used facts may not be deleted.
    async () =>
      (await Promise.all(features.map(({ factUsages }) => factUsages?.(app) ?? []))).flat(),
  )
  app.decorate('translatableTexts', async () => {
    const texts = await Promise.all(
      features.map(({ translatableTexts }) => translatableTexts?.(app) ?? []),
    )
    return [...new Map(texts.flat().map((each) => [each.source, each])).values()]
  })
  app.decorate('findAddress', async (address: string) => {
    if (address.includes(unstorable)) return undefined
    for (const feature of features) {
      const found = await feature.findAddress?.(app, address)
      if (found) return found
    }
    return undefined
  })
  app.decorate('findRedirect', async (source: string) => {
    if (source.includes(unstorable)) return undefined
    for (const feature of features) {
      const found = await feature.findRedirect?.(app, source)
      if (found) return found
    }
    return undefined
  })
  app.decorate('isSuggested', (text: string) =>
    features.some(({ isSuggested }) => isSuggested?.(text)),
  )
}

/** PostgreSQL refuses texts with this character, so no stored address has it. */
const unstorable = '\0'

/** Identifies this process, because several servers share a log. */
const serverId = randomBytes(3).toString('hex')
let lastRequest = 0

/** A request id that is short enough to read out on the phone. */
const nextRequestId = () => `${serverId}-${(++lastRequest).toString(36)}`

function databaseUp(db: Database): Gauge {
  return {
    name: 'database_up',
    help: 'Whether the database responds and stores writes',
    labels: [],
    async read() {
      const responding = ping(db).then(() => true)
      const isUp = (await withTimeout(responding, false)) && findDatabaseError(db) === undefined
      return [{ labels: {}, value: isUp ? 1 : 0 }]
    },
  }
}
