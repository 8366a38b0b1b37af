import { isIP } from 'node:net'
import { join } from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'
import { toLine } from '#app/platform/server/text/visible-text.ts'

export interface Config {
  /** The TCP port; 0 for any free one. */
  port: number
  host: string
  /** The public address of the site, without a trailing slash. */
  publicUrl: string
  dataDir: string
  /** An SQLite file, or `postgres://…`. */
  database: string
  /** The backup folder; several servers must share it. */
  backupDir: string
  /** Signs the tokens; undefined: created once and stored in the data folder. */
  secretKey?: string
  firstAdministrator?: { username: string; password: string; email: string }
  /** Addresses (CIDR) of proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: string[]
  /** Multiplies every rate limit. */
  rateLimitFactor: number
  logLevel: (typeof logLevels)[number]
  /** A command that scans files that are added to leads. */
  scanCommand: string[]
  /**
   * The mail server with its password: `smtp://…` or `smtps://…`; undefined: mails are not sent.
   */
  smtpUrl?: string
  /** The local port for metrics; undefined for none. */
  metricsPort?: number
  /** The token for /metrics, or for the port. */
  metricsToken?: string
  /** The sender of mails: "Office <office@example.org>". */
  mailFrom?: string
}

/** In characters. */
const MIN_TOKEN_LENGTH = 16

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** In characters, of the signing key. */
export const MIN_KEY_LENGTH = 32

/** An invalid setting; the message is one line that names it. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>

/** Reads all settings from the environment. Throws ConfigError at the first invalid one. */
export function readConfig(env: Env): Config {
  const text = (name: string, usual = '') => env[name]?.trim() || usual
  const port = wholeNumber('PORT', text('PORT', '3000'), 65_535)
  const dataDir = text('DATA_DIR', './data')
  const databaseUrl = readDatabaseUrl(text('DATABASE_URL'))
  return {
    port,
    host: text('HOST', '127.0.0.1'),
    publicUrl: readPublicUrl(text('PUBLIC_URL', `http://localhost:${port}`)),
    dataDir,
    database: databaseUrl || join(dataDir, 'gantavya.sqlite'),
    backupDir: text('BACKUP_DIR', join(dataDir, 'backups')),
    secretKey: readSecretKey(text('SECRET_KEY'), databaseUrl),
    firstAdministrator: readFirstAdministrator(env),
    trustProxy: readTrustProxy(text('TRUST_PROXY')),
    rateLimitFactor: readFactor(text('RATE_LIMIT_FACTOR', '1')),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL', 'info'), logLevels),
    scanCommand: text('SCAN_COMMAND').split(/\s+/).filter(Boolean),
    ...readMetrics(text('METRICS_PORT'), text('METRICS_TOKEN')),
    ...readMail(text('SMTP_URL'), text('MAIL_FROM')),
  }
}

/** The error does not quote SMTP_URL, which contains a password. */
function readMail(smtpUrl: string, mailFrom: string) {
  if (!smtpUrl && !mailFrom) return {}
  const url = URL.parse(smtpUrl)
  const isOne = url?.hostname && /^smtps?:$/.test(url.protocol) && /^\/?$/.test(url.pathname)
  if (!isOne || url.search || url.hash) {
    throw new ConfigError(
      'SMTP_URL must be an address such as smtp://user:password@mail.example.org:587',
    )
  }
  const [from, ...others] = addressparser(mailFrom, { flatten: true })
  if (!from || others.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(from.address)) {
    throw new ConfigError(
      'MAIL_FROM must be a name with an address, such as “Office <office@example.org>”',
    )
  }
  return { smtpUrl, mailFrom }
}

function readMetrics(port: string, token: string) {
  if (token && token.length < MIN_TOKEN_LENGTH) {
    throw new ConfigError(`METRICS_TOKEN must have at least ${MIN_TOKEN_LENGTH} characters`)
  }
  return {
    metricsPort: port ? wholeNumber('METRICS_PORT', port, 65_535) : undefined,
    metricsToken: token || undefined,
  }
}

function wholeNumber(name: string, text: string, most: number) {
  if (!/^\d+$/.test(text) || Number(text) > most) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${most}`)
  }
  return Number(text)
}

function oneOf<Value extends string>(name: string, text: string, values: readonly Value[]) {
  const value = values.find((each) => each === text)
  if (!value) throw new ConfigError(`${name} must be one of ${values.join(', ')}`)
  return value
}

function readPublicUrl(text: string) {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigError(
      'PUBLIC_URL must be an address such as https://www.example.org, without a path',
    )
  }
  return url.origin
}

function readDatabaseUrl(text: string) {
  if (text && !(/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) {
    throw new ConfigError(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name',
    )
  }
  return text
}

function readSecretKey(text: string, databaseUrl: string) {
  if (!text && databaseUrl) {
    throw new ConfigError(
      'SECRET_KEY is required if DATABASE_URL is set. Use the same key on every server',
    )
  }
  if (text && text.length < MIN_KEY_LENGTH) {
    throw new ConfigError(`SECRET_KEY must have at least ${MIN_KEY_LENGTH} characters`)
  }
  return text || undefined
}

function readFirstAdministrator(env: Env) {
  const { ADMIN_USERNAME = '', ADMIN_PASSWORD = '', ADMIN_EMAIL = '' } = env
  const username = ADMIN_USERNAME.trim()
  const email = ADMIN_EMAIL.trim()
  if (!username && !ADMIN_PASSWORD && !email) return undefined
  if (!username || username.length > 150) {
    throw new ConfigError('ADMIN_USERNAME must have 1 to 150 characters')
  }
  if (toLine(username) !== username) {
    throw new ConfigError('ADMIN_USERNAME must not contain line breaks or invisible characters')
  }
  if (ADMIN_PASSWORD.length < 8 || ADMIN_PASSWORD.length > 200) {
    throw new ConfigError('ADMIN_PASSWORD must have 8 to 200 characters')
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
    throw new ConfigError('ADMIN_EMAIL must be an email address')
  }
  return { username, password: ADMIN_PASSWORD, email }
}

function readTrustProxy(text: string) {
  const addresses = text.split(',').map((each) => each.trim())
  const named = addresses.filter(Boolean)
  if (!named.every(isNetwork)) {
    throw new ConfigError(
      'TRUST_PROXY must contain IP addresses or networks such as 10.0.0.0/8, separated by commas',
    )
  }
  return named
}

function isNetwork(text: string) {
  if (text === 'loopback') return true
  const [, address = '', bits] = text.match(/^([\da-fA-F.:]+)(?:\/(\d+))?$/) ?? []
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? 0
  return most > 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= most))
}

function readFactor(text: string) {
  const factor = Number(text)
  if (!(factor > 0 && Number.isFinite(factor))) {
    throw new ConfigError('RATE_LIMIT_FACTOR must be a number greater than 0')
  }
  return factor
}
