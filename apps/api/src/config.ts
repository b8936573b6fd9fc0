import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { databaseTimeoutVariables, toDatabaseTimeouts } from './database-timeouts-config.ts'
import { jobsProblems, jobsVariables, toJobsConfig } from './job-sources-config.ts'
import { metricsVariables, toMetricsConfig } from './metrics-config.ts'
import { modelProblems, modelVariables, toModelConfig } from './model-config.ts'
import { overloadVariables, overloadWait, renderWait } from './overload-config.ts'
import { ownModelVariables } from './own-model-config.ts'
import { paymentsProblems, paymentsVariables, toPaymentsConfig } from './payments-config.ts'
import { s3Problems, s3Variables, toS3Config } from './s3-config.ts'
import { socialProblems, socialVariables, toSocialConfig } from './social-config.ts'
import { toTracingConfig, tracingVariables } from './tracing-config.ts'

const wholeNumber = (least: number, most: number) =>
	z.coerce
		.number(`must be a whole number from ${least} to ${most}`)
		.int(`must be a whole number from ${least} to ${most}`)
		.min(least, `must be a whole number from ${least} to ${most}`)
		.max(most, `must be a whole number from ${least} to ${most}`)

const webAddress = z
	.url({ protocol: /^https?$/, error: 'must be an address such as https://cv.example.com' })
	.transform((address) => address.replace(/(?<!\/)\/+$/, ''))

const cores = availableParallelism()

/** Every variable of the environment that Ella reads; each one is described in docs/operations/settings.md. */
export const environmentSchema = z.object({
	PORT: wholeNumber(0, 65_535).default(3000),
	HOST: z.string('must be a host name or an address').default('localhost'),
	PUBLIC_URL: webAddress.optional(),
	DATA_DIR: z.string('must be the path of a folder').default('./data'),
	TEMPLATES_DIR: z.string('must be the path of a folder').optional(),
	DATABASE_URL: z
		.url({
			protocol: /^postgres(ql)?$/,
			error: 'must be an address such as postgres://name:password@host:5432/database',
		})
		.optional(),
	DATABASE_POOL: wholeNumber(2, 200).default(10),
	DATABASE_PREPARE: z.enum(['on', 'off'], 'must be on or off').default('on'),
	...databaseTimeoutVariables,
	...overloadVariables,
	SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
	LOG_LEVEL: z
		.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
			error: 'must be one of trace, debug, info, warn, error, fatal, silent',
		})
		.default('warn'),
	DRAIN_SECONDS: wholeNumber(0, 300).default(5),
	TRUST_PROXY: z.string().default('false').transform(readTrustProxy),
	HEAP_MB: wholeNumber(128, 65_536).default(320),
	WORKERS: wholeNumber(0, 64).default(Math.min(cores, 4)),
	READER_PROCESSES: wholeNumber(1, 64).default(Math.min(cores, 4)),
	READER_MEMORY_MB: wholeNumber(128, 16_384).default(512),
	READER_TIMEOUT_SECONDS: wholeNumber(5, 600).default(30),
	RENDER_PROCESSES: wholeNumber(1, 64).default(Math.min(cores, 4)),
	RENDER_TIMEOUT_SECONDS: wholeNumber(2, 120).default(4),
	MAX_WAITING_ANALYSES: wholeNumber(1, 100_000).default(500),
	UPLOADS_PER_MINUTE: wholeNumber(1, 100_000).default(30),
	RENDERS_PER_MINUTE: wholeNumber(1, 1_000_000).default(1200),
	RENDERS_AT_ONCE: wholeNumber(1, 64).default(2),
	RENDER_WAIT_SECONDS: wholeNumber(1, 120).optional(),
	RENDER_SECONDS_PER_MINUTE: wholeNumber(1, 100_000).default(30),
	RENDER_SECONDS_PER_MINUTE_ACCOUNT: wholeNumber(1, 100_000).default(60),
	SAVES_PER_MINUTE: wholeNumber(1, 1_000_000).default(1200),
	REWRITES_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
	JOB_SEARCHES_PER_MINUTE: wholeNumber(1, 1_000_000).default(120),
	LOGINS_PER_ACCOUNT: wholeNumber(1, 100_000).default(10),
	LOGINS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(60),
	REGISTRATIONS_PER_HOUR: wholeNumber(1, 1_000_000).default(60),
	MIN_FREE_MB: wholeNumber(0, 1_000_000).default(200),
	...metricsVariables,
	...tracingVariables,
	...socialVariables,
	...s3Variables,
	...modelVariables,
	...ownModelVariables,
	...jobsVariables,
	...paymentsVariables,
	SMTP_URL: z
		.url({
			protocol: /^smtps?$/,
			error: 'must be an address such as smtp://name:password@mail.example.com:587',
		})
		.optional(),
	ANALYTICS_ID: z.string().max(100).optional(),
	ANALYTICS_SECRET: z.string().max(200).optional(),
	ANALYTICS_URL: webAddress.default('https://www.google-analytics.com/mp/collect'),
	CONTACT_EMAIL: z.email('must be an address such as you@example.com').optional(),
	MAIL_FROM: z
		.string()
		.regex(
			/^(?:[^<>@"\r\n]+ <[^\s<>@"]+@[^\s<>@"]+>|[^\s<>@"]+@[^\s<>@"]+)$/,
			'must be an address such as Ella <ella@example.com>',
		)
		.optional(),
})

/** Thrown when the environment is wrong; `problems` has one sentence for each bad variable. */
export class ConfigError extends Error {
	readonly problems: string[]
	constructor(problems: string[]) {
		super(problems.join('\n'))
		this.problems = problems
	}
}

const problemFinders = [socialProblems, s3Problems, modelProblems, jobsProblems, paymentsProblems]

/** Reads the environment once; throws `ConfigError` naming every variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
	// An empty variable is how compose files and shells say "not set".
	const given = Object.entries(environment).filter(([, value]) => value !== '')
	const parsed = environmentSchema.safeParse(Object.fromEntries(given))
	if (!parsed.success) {
		throw toConfigError(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
	}
	const missing = problemFinders.flatMap((problemsIn) => problemsIn(parsed.data))
	if (missing.length > 0) throw toConfigError(missing)
	const { PORT, HOST, PUBLIC_URL, DATA_DIR, ...rest } = parsed.data
	const mailFrom =
		rest.MAIL_FROM ?? `Ella <ella@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost'}>`
	return {
		port: PORT,
		host: HOST,
		publicUrl: PUBLIC_URL ?? null,
		dataDir: resolve(DATA_DIR),
		templatesDir: rest.TEMPLATES_DIR === undefined ? null : resolve(rest.TEMPLATES_DIR),
		databaseUrl: rest.DATABASE_URL ?? null,
		databasePool: rest.DATABASE_POOL,
		databasePrepares: rest.DATABASE_PREPARE === 'on',
		databaseTimeouts: toDatabaseTimeouts(rest),
		overloadWaitMs: overloadWait(rest.OVERLOAD_WAIT_MS, rest.DATABASE_URL),
		secretKey: rest.SECRET_KEY ?? null,
		logLevel: rest.LOG_LEVEL,
		drainMs: rest.DRAIN_SECONDS * 1000,
		trustProxy: rest.TRUST_PROXY,
		workers: rest.WORKERS,
		readerProcesses: rest.READER_PROCESSES,
		readerMemoryMb: rest.READER_MEMORY_MB,
		readerTimeoutMs: rest.READER_TIMEOUT_SECONDS * 1000,
		renderProcesses: rest.RENDER_PROCESSES,
		renderTimeoutMs: rest.RENDER_TIMEOUT_SECONDS * 1000,
		maxWaitingAnalyses: rest.MAX_WAITING_ANALYSES,
		uploadsPerMinute: rest.UPLOADS_PER_MINUTE,
		rendersPerMinute: rest.RENDERS_PER_MINUTE,
		rendersAtOnce: rest.RENDERS_AT_ONCE,
		renderWaitMs: renderWait(rest.RENDER_WAIT_SECONDS, rest.DATABASE_URL) * 1000,
		renderSecondsPerMinute: rest.RENDER_SECONDS_PER_MINUTE,
		renderSecondsPerMinuteAccount: rest.RENDER_SECONDS_PER_MINUTE_ACCOUNT,
		savesPerMinute: rest.SAVES_PER_MINUTE,
		rewritesPerMinute: rest.REWRITES_PER_MINUTE,
		jobSearchesPerMinute: rest.JOB_SEARCHES_PER_MINUTE,
		loginsPerAccount: rest.LOGINS_PER_ACCOUNT,
		loginsPerAddress: rest.LOGINS_PER_ADDRESS,
		registrationsPerHour: rest.REGISTRATIONS_PER_HOUR,
		minFreeMb: rest.MIN_FREE_MB,
		metrics: toMetricsConfig(rest),
		tracing: toTracingConfig(rest),
		social: toSocialConfig(rest),
		s3: toS3Config(rest),
		model: toModelConfig(rest),
		ownModels: { providers: rest.AI_OWN_KEYS, timeoutMs: rest.AI_TIMEOUT_SECONDS * 1000 },
		guestTokens: rest.AI_GUEST_TOKENS,
		jobs: toJobsConfig(rest),
		payments: toPaymentsConfig(rest),
		smtpUrl: rest.SMTP_URL ?? null,
		analytics: rest.ANALYTICS_ID
			? { id: rest.ANALYTICS_ID, secret: rest.ANALYTICS_SECRET ?? '', url: rest.ANALYTICS_URL }
			: null,
		mailFrom,
		contactEmail: rest.CONTACT_EMAIL ?? mailFrom.replace(/^.*<|>$/g, ''),
	}
}

export type Config = ReturnType<typeof readConfig>

function toConfigError(problems: [name: string, message: string][]): ConfigError {
	const byName = new Map(problems)
	return new ConfigError([...byName].map(([name, message]) => `The variable ${name} ${message}.`))
}

const mostProxies = 10

/**
 * Reads which proxies are trusted: none, a number of proxies in a row before the server, or their addresses. Trusting
 * every sender is refused: any visitor could then write another address into the header and be counted as a different
 * visitor.
 */
function readTrustProxy(value: string, context: z.RefinementCtx): false | number | string[] {
	const text = value.trim().toLowerCase()
	if (text === 'false' || text === '0') return false
	if (/^\d+$/.test(text) && Number(text) <= mostProxies) return Number(text)
	const proxies = text.split(/[\s,]+/).filter(Boolean)
	const isProxy = /^(loopback|linklocal|uniquelocal|[\da-f]*[.:][\da-f.:]*(\/\d{1,3})?)$/
	if (proxies.length > 0 && proxies.every((proxy) => isProxy.test(proxy))) return proxies
	context.addIssue({
		code: 'custom',
		message: `must be false, the number of proxies (1 to ${mostProxies}), or a list of their addresses such as "loopback, 10.0.0.0/8"`,
	})
	return false
}

/** A PostgreSQL server that tests may make databases on, or `null`; only tests ask for it. */
export function readTestServer(environment: NodeJS.ProcessEnv = process.env): string | null {
	return environment.TEST_DATABASE_URL || null
}

/**
 * Returns the variables that let Node load our sources quickly, for programs that get no other part of the
 * environment.
 */
export function readQuickStart(
	environment: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
	const { NODE_COMPILE_CACHE, NODE_OPTIONS } = environment
	return {
		...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
		...(NODE_OPTIONS && { NODE_OPTIONS }),
	}
}
