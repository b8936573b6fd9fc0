import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const board = z
	.string()
	.regex(/^[\w.-]{1,100}$/, 'must be the name of a board as its address has it')
const name = z.string().trim().min(1).max(100).optional()
const words = z.string().trim().max(200).default('')
/** Only http and https, and no name and password, which anybody who sees an address would see. */
const address = (error: string) =>
	z
		.url({ protocol: /^https?$/, error })
		.refine((url) => !hasPassword(url), 'must not have a name and password before its host')
const shared = {
	/** The source's name, shown beside its jobs; by default the name of its board or service. */
	name,
	/** An address to use instead of the source's own, such as a mirror. */
	url: address('must be an address').optional(),
	/** Hours between two visits; never more often than the source allows. */
	everyHours: z.number().min(0.25).max(168).optional(),
}

/** A job board that the operator lists. */
export const jobSourceSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('greenhouse'), board, ...shared }),
	z.strictObject({ kind: z.literal('lever'), board, isEu: z.boolean().default(false), ...shared }),
	z.strictObject({ kind: z.literal('ashby'), board, ...shared }),
	z.strictObject({ kind: z.literal('workable'), board, ...shared }),
	z.strictObject({ kind: z.literal('arbeitnow'), ...shared }),
	z.strictObject({ kind: z.literal('remotive'), category: words, ...shared }),
	z.strictObject({
		kind: z.literal('rss'),
		...shared,
		url: address('must be the address of the feed'),
		name: z.string().trim().min(1, 'must name the source').max(100),
		/** Who advertises, where the feed is one employer's. */
		company: words,
		/** Some feeds write `Employer: Title` into the title. */
		titles: z.enum(['title', 'company: title']).default('title'),
	}),
	z.strictObject({ kind: z.literal('adzuna'), what: words, where: words, ...shared }),
	z.strictObject({ kind: z.literal('reed'), keywords: words, location: words, ...shared }),
])
export type JobSource = z.infer<typeof jobSourceSchema>
export type JobSourceKind = JobSource['kind']

/** Where jobs come from, and the keys of those sources that want one. */
export type JobsConfig = {
	sources: JobSource[]
	adzuna: { appId: string; appKey: string } | null
	reedKey: string | null
	/** Hosts with their ports in private networks that sources may be fetched from. */
	trustedHosts: string[]
}

/** The variables of the environment for job listings. */
export const jobsVariables = {
	JOB_SOURCES: z.string().default('[]').transform(readSources),
	JOB_TRUSTED_HOSTS: z.string().default('').transform(readHosts),
	ADZUNA_APP_ID: z.string().max(200).optional(),
	ADZUNA_APP_KEY: z.string().max(200).optional(),
	REED_API_KEY: z.string().max(200).optional(),
}

type Parsed = z.infer<z.ZodObject<typeof jobsVariables>>

/** The sources; a key without a source of its kind is a wish for the newest jobs of that source. */
export function toJobsConfig(parsed: Parsed): JobsConfig {
	const { ADZUNA_APP_ID: appId, ADZUNA_APP_KEY: appKey, REED_API_KEY: reedKey = null } = parsed
	const sources = [...parsed.JOB_SOURCES]
	const has = (kind: JobSourceKind) => sources.some((source) => source.kind === kind)
	if (appId && appKey && !has('adzuna')) sources.push({ kind: 'adzuna', what: '', where: '' })
	if (reedKey && !has('reed')) sources.push({ kind: 'reed', keywords: '', location: '' })
	return {
		sources,
		adzuna: appId && appKey ? { appId, appKey } : null,
		reedKey,
		trustedHosts: parsed.JOB_TRUSTED_HOSTS,
	}
}

/** Returns the missing keys that the configured sources need, each with a message. */
export function jobsProblems(parsed: Parsed): [name: string, message: string][] {
	const needs = (kind: JobSourceKind, name: keyof Parsed): [string, string][] =>
		parsed.JOB_SOURCES.some((source) => source.kind === kind) && !parsed[name]
			? [[name, `is needed for the source "${kind}" in JOB_SOURCES`]]
			: []
	const halves = (['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'] as const).filter((name) => !parsed[name])
	return [
		...needs('adzuna', 'ADZUNA_APP_ID'),
		...needs('adzuna', 'ADZUNA_APP_KEY'),
		...needs('reed', 'REED_API_KEY'),
		...(halves.length === 1
			? halves.map((name): [string, string] => [name, 'is needed beside the other half of the key'])
			: []),
	]
}

/** Returns the source's id in the database; sources with the same id are the same source. */
export function idOfSource(source: JobSource): string {
	if ('board' in source) return `${source.kind}:${source.board}`
	// Many feeds have a key in their address, and ids are in logs.
	if (source.kind === 'rss') return `rss:${formatList(source.url)}`
	if (source.kind === 'adzuna') return `adzuna:${source.what}:${source.where}`
	if (source.kind === 'reed') return `reed:${source.keywords}:${source.location}`
	return source.kind === 'remotive' ? `remotive:${source.category}` : source.kind
}

// Either the list itself or the path of a file that has it.
function readSources(value: string, context: z.RefinementCtx): JobSource[] {
	const refuse = (message: string) => {
		context.addIssue({ code: 'custom', message })
		return z.NEVER
	}
	const json = parseJson(value)
	if (json === undefined) return refuse('must be a list in JSON, or the path of a file with one')
	const parsed = z.array(jobSourceSchema).safeParse(json)
	if (!parsed.success) return refuse(`has a source that is wrong: ${z.prettifyError(parsed.error)}`)
	const ids = parsed.data.map(idOfSource)
	const twice = parsed.data.find((_source, index) => ids.indexOf(ids[index] ?? '') !== index)
	if (twice === undefined) return parsed.data
	return refuse(
		`lists ${twice.kind === 'rss' ? `the feed of ${twice.name}` : idOfSource(twice)} twice`,
	)
}

function hasPassword(address: string): boolean {
	const { username = '', password = '' } = URL.parse(address) ?? {}
	return username !== '' || password !== ''
}

const formatList = (text: string): string =>
	createHash('sha256').update(text).digest('base64url').slice(0, 22)

function parseJson(value: string): unknown {
	try {
		return JSON.parse(value.trim().startsWith('[') ? value : readFileSync(value, 'utf8'))
	} catch {
		return undefined
	}
}

function readHosts(value: string, context: z.RefinementCtx): string[] {
	const hosts = value.split(/[\s,]+/).filter(Boolean)
	if (hosts.every((host) => URL.parse(`http://${host}`)?.host === host)) return hosts
	context.addIssue({
		code: 'custom',
		message: 'must be a list of hosts with their ports such as "feeds.local:8080"',
	})
	return []
}
