import { hkdfSync } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { guard } from '#app/base/server/access.ts'
import { answerError } from '#app/base/server/answer-error.ts'
import { NotFound } from '#app/base/server/errors.ts'
import type { Feature } from '#app/base/server/feature.ts'
import type { ForeignOptions } from '#app/base/server/foreign-pictures.ts'
import type { JobTimes } from '#app/base/server/jobs/job-queue.ts'
import { runJobs } from '#app/base/server/jobs/run-jobs.ts'
import { createLimits } from '#app/base/server/limits.ts'
import { createMailer, MAIL_LIMIT_MS } from '#app/base/server/mailer.ts'
import { type Outside, publicOutside } from '#app/base/server/outside.ts'
import { packAnswers } from '#app/base/server/packed.ts'
import { rememberContent } from '#app/base/server/remembered.ts'
import { acceptUploads } from '#app/base/server/uploads.ts'
import { validateByContract } from '#app/base/server/validation.ts'
import type { Database } from '#database/connect.ts'
import type { Signals } from '#database/signals.ts'
import type { Config } from './config.ts'
import { keepers, features as product } from './features.ts'
import { securityHeaders, setHeaders } from './headers.ts'
import { houseJobs } from './housekeeping.ts'
import { serveKept } from './kept-answers.ts'
import { databaseUp } from './metrics/database-up.ts'
import { openMetrics, serveMetrics } from './metrics/serve-metrics.ts'
import { describeApi } from './openapi.ts'
import { answerBrokenRequest, refuseOtherMethods, refuseTunnels } from './raw-answers.ts'
import { addHealthRoutes } from './readiness.ts'
import { release } from './release.ts'
import { nextRequestId } from './request-ids.ts'
import { dropUnread } from './unread-answers.ts'
import { refuseMalformed } from './well-formed.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
    signals: Signals
    scanCommand: string[]
    /** The database's address, and the folder for backups of it. */
    archives: Pick<Config, 'database' | 'backupDir'>
    /** Where visitors reach the site, without a final slash. */
    publicUrl: string
    /** What runs: the version of the program, and of which commit it was built; '' where nobody knows. */
    release: { version: string; commit: string }
    /** Whom the server may ask of its own accord. */
    outside: Outside
    /** A key of 32 bytes for a use of its own, which nobody knows who only has the database. */
    deriveKey: (salt: string) => Buffer
  }
}

export interface AppOptions {
  db: Database
  signals: Signals
  /** Signs the tokens; at least 32 characters. */
  secretKey: string
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'rateLimitFactor' | 'database' | 'backupDir'> &
    Partial<
      Pick<
        Config,
        'scanCommand' | 'smtpUrl' | 'mailFrom' | 'metricsPort' | 'metricsToken' | 'dataDir'
      >
    >
  /** How other sites are asked; without it those of the public internet only. */
  foreign?: Partial<ForeignOptions>
  /** How long jobs wait for servers that died or stop; left out: as long as is usual. */
  jobs?: Partial<JobTimes>
  /** How long a mail server may take for a mail; left out: as long as is usual. */
  mailLimitMs?: number
  /** What somebody adds to the product. */
  more?: Feature[]
  /** Nothing is logged without one. */
  logger?: Logger
  /** What is not the API: the pages and their files. Without it the API stands alone. */
  pages?: (app: FastifyInstance) => Promise<void>
}

/** The whole server, as production runs it and as tests run it. */
export async function createApp(options: AppOptions) {
  const { signals, secretKey, config, foreign, logger, pages } = options
  const metrics = await openMetrics(config)
  const db = metrics?.timeQueries(options.db) ?? options.db
  const features = [...product, ...(options.more ?? [])]
  const headers = securityHeaders(config.publicUrl)
  const content = rememberContent(signals, keepers.changes)
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // Addresses may carry a visitor's id: what is logged is chosen, not everything.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    bodyLimit: 64 * 1024,
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Off by default; a caller who sends a byte a minute must not hold a connection for ever.
    requestTimeout: 60_000,
    // Node would refuse with an empty answer; ours has a sentence.
    http: { requireHostHeader: false },
    serverFactory: serveKept(content.find, headers, metrics?.requests.counterOf),
    connectionTimeout: 120_000,
    // A busy machine may take long to start; nothing gets better by giving up.
    pluginTimeout: 0,
    clientErrorHandler: (_error, socket) => answerBrokenRequest(socket, headers),
    // No hook runs for an address that cannot be decoded.
    frameworkErrors(error, request, reply) {
      metrics?.requests.watch(request as never, reply as never)
      answerError(error, request as never, reply.headers(headers) as never)
    },
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance

  decorate(app, { ...options, db })
  app.decorate('metrics', metrics)
  app.decorate('content', content)
  metrics?.requests.watchAll(app)
  gather(app, features)
  app.setErrorHandler(answerError)
  validateByContract(app)
  setHeaders(app, headers)
  refuseMalformed(app)
  refuseOtherMethods(app)
  refuseTunnels(app, headers)
  packAnswers(app)
  dropUnread(app)
  await app.register(fastifyCookie, { hook: false })
  await guard(app, secretKey)
  await acceptUploads(app, config.publicUrl, foreign)
  await describeApi(app)
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
  runJobs(app, [...houseJobs, ...features.flatMap(({ jobs }) => jobs ?? [])], options.jobs)
  return app
}

/** What routes and jobs stand on. */
function decorate(app: FastifyInstance, options: AppOptions) {
  const { db, signals, secretKey, config, foreign, mailLimitMs = MAIL_LIMIT_MS } = options
  app.decorate('db', db)
  app.decorate('signals', signals)
  app.decorate('scanCommand', config.scanCommand ?? [])
  app.decorate('archives', config)
  app.decorate('mailer', createMailer(config, config.publicUrl, mailLimitMs))
  app.decorate('publicUrl', config.publicUrl)
  app.decorate('dataDir', config.dataDir)
  app.decorate('release', release)
  app.decorate('keepers', keepers)
  app.decorate('limits', createLimits(config.rateLimitFactor))
  app.decorate('outside', { ...publicOutside, ...foreign })
  app.decorate('deriveKey', (salt: string) => deriveKey(secretKey, salt))
}

/** RFC 5869. */
const deriveKey = (secretKey: string, salt: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, salt, 'gantavya', 32))

/** What some features bring for others to ask. */
function gather(app: FastifyInstance, features: Feature[]) {
  app.decorate(
    'dashboardParts',
    features.flatMap(({ dashboard }) => dashboard?.(app) ?? []),
  )
  app.decorate(
    'restorables',
    features.flatMap(({ restorable }) => restorable ?? []),
  )
  app.decorate('subjects', Object.assign({}, ...features.map(({ subjects }) => subjects)))
  app.decorate('subjectRows', Object.assign({}, ...features.map(({ subjectRows }) => subjectRows)))
  app.decorate(
    'pictureUsers',
    features.flatMap(({ pictureUsers }) => pictureUsers ?? []),
  )
  app.decorate(
    'leadsTo',
    features.flatMap(({ leadsTo }) => leadsTo ?? []),
  )
  app.decorate(
    'documentKinds',
    features.flatMap(({ documentKinds }) => documentKinds ?? []),
  )
  app.decorate(
    'factUses',
    // Asked for each time: what is used may not be deleted.
    async () => (await Promise.all(features.map(({ factUses }) => factUses?.(app) ?? []))).flat(),
  )
  app.decorate(
    'statusParts',
    features.flatMap(({ status }) => status ?? []),
  )
  app.decorate(
    'notificationChannels',
    features.flatMap(({ notificationChannel: noticeChannel }) => noticeChannel ?? []),
  )
  app.decorate('isOffered', (text: string) => features.some(({ isOffered }) => isOffered?.(text)))
  app.decorate(
    'enquirySources',
    features.flatMap(({ enquirySource: asked }) => asked ?? []),
  )
  app.decorate(
    'summarySections',
    features.flatMap(({ summarySections: morning }) => morning ?? []),
  )
  app.decorate(
    'findables',
    features.flatMap(({ findable }) => findable ?? []),
  )
}
