import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { ConfigError, environmentSchema, readConfig } from './config.ts'

const operations = readFileSync(
	new URL('../../../docs/operations/settings.md', import.meta.url),
	'utf8',
)

const exampleFile = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

test('an empty environment gives a server on port 3000 with its data in ./data', () => {
	const config = readConfig({})
	expect(config).toMatchObject({
		port: 3000,
		host: 'localhost',
		databaseUrl: null,
		publicUrl: null,
	})
	expect(config.dataDir).toBe(resolve('data'))
})

test('a variable that is set to nothing counts as not set', () => {
	expect(readConfig({ DATABASE_URL: '', PORT: '' })).toEqual(readConfig({}))
})

test('every wrong variable is named in a sentence of its own', () => {
	const environment = { PORT: 'ninety', DATABASE_URL: 'mysql://host/db', LOG_LEVEL: 'loud' }
	expect(problemsOf(environment)).toEqual([
		'The variable PORT must be a whole number from 0 to 65535.',
		'The variable DATABASE_URL must be an address such as postgres://name:password@host:5432/database.',
		'The variable LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
	])
})

test('a number outside its range is refused', () => {
	expect(problemsOf({ PORT: '70000' })).toHaveLength(1)
	expect(problemsOf({ READER_PROCESSES: '0' })).toHaveLength(1)
	expect(problemsOf({ READER_PROCESSES: '1.5' })).toHaveLength(1)
})

test.each(['authorization', 'authorization=%E0%A4%A', 'two words=x', 'x-a=1,nothing'])(
	'headers for the collector that are written wrongly are named: %s',
	(OTEL_EXPORTER_OTLP_HEADERS) => {
		expect(problemsOf({ OTEL_EXPORTER_OTLP_HEADERS })).toEqual([
			'The variable OTEL_EXPORTER_OTLP_HEADERS must be headers such as authorization=Bearer%20key,x-team=ella.',
		])
	},
)

test('proxies are trusted by their number or address, never everybody', () => {
	expect(readConfig({}).trustProxy).toBe(false)
	expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
	expect(problemsOf({ TRUST_PROXY: 'true' })).toHaveLength(1)
	expect(problemsOf({ TRUST_PROXY: '11' })).toHaveLength(1)
	expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
		'loopback',
		'10.0.0.0/8',
	])
	expect(problemsOf({ TRUST_PROXY: 'nginx' })).toHaveLength(1)
})

test('the public address has no slash at its end', () => {
	expect(readConfig({ PUBLIC_URL: 'https://cv.example.com/' }).publicUrl).toBe(
		'https://cv.example.com',
	)
})

test('messages are from Ella at the host of the public address, unless somebody else is named', () => {
	expect(readConfig({}).mailFrom).toBe('Ella <ella@localhost>')
	expect(readConfig({ PUBLIC_URL: 'https://cv.example.com' }).mailFrom).toBe(
		'Ella <ella@cv.example.com>',
	)
	expect(readConfig({ MAIL_FROM: 'us@example.com' }).mailFrom).toBe('us@example.com')
	expect(problemsOf({ MAIL_FROM: 'Ella' })).toHaveLength(1)
	expect(problemsOf({ MAIL_FROM: 'Ella <a@example.com>\nBcc: b@example.com' })).toHaveLength(1)
	expect(problemsOf({ SMTP_URL: 'mail.example.com:25' })).toHaveLength(1)
})

test('every variable is described in the page of settings', () => {
	const undocumented = Object.keys(environmentSchema.shape).filter(
		(name) => !operations.includes(`| \`${name}\` |`),
	)
	expect(undocumented).toEqual([])
})

test('the example file has every variable, with its default where there is one', () => {
	const example = parseEnv(exampleFile.replace(/^# (?=[A-Z_0-9]+=)/gm, ''))
	const names = Object.keys(example).filter((name) => !name.startsWith('VITE_'))
	expect(names.sort()).toEqual(Object.keys(environmentSchema.shape).sort())
	const ofThisMachine = ['WORKERS', 'READER_PROCESSES', 'RENDER_PROCESSES']
	const defaults = Object.entries(environmentSchema.parse({})).filter(
		([name, value]) => value !== undefined && !ofThisMachine.includes(name),
	)
	const given = environmentSchema.parse(
		Object.fromEntries(defaults.map(([name]) => [name, example[name]])),
	)
	expect(given).toMatchObject(Object.fromEntries(defaults))
})

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
	try {
		readConfig(environment)
	} catch (error) {
		if (error instanceof ConfigError) return error.problems
	}
	return []
}

test('payments need their three keys and the address that people come back to', () => {
	const keys = {
		STRIPE_SECRET_KEY: 'sk_live_x',
		STRIPE_WEBHOOK_SECRET: 'whsec_x',
		STRIPE_PRICE_ID: 'price_x',
		PUBLIC_URL: 'https://cv.example.com',
	}
	expect(readConfig({}).payments).toBeNull()
	expect(readConfig(keys).payments).toEqual({
		secretKey: 'sk_live_x',
		webhookSecret: 'whsec_x',
		priceId: 'price_x',
		apiUrl: 'https://api.stripe.com',
	})
	expect(problemsOf({ STRIPE_PRICE_ID: 'price_x' })).toEqual([
		'The variable STRIPE_SECRET_KEY is needed beside STRIPE_PRICE_ID.',
		'The variable STRIPE_WEBHOOK_SECRET is needed beside STRIPE_PRICE_ID.',
		'The variable PUBLIC_URL is needed beside STRIPE_PRICE_ID: people are sent back to it.',
	])
	expect(problemsOf({ ...keys, STRIPE_SECRET_KEY: 'pk_live_x' })).toEqual([
		'The variable STRIPE_SECRET_KEY must be a secret or restricted key, which begins with sk_ or rk_.',
	])
	expect(problemsOf({ ...keys, STRIPE_API_URL: 'http://stripe.example' })).toEqual([
		'The variable STRIPE_API_URL must begin with https://.',
	])
})
