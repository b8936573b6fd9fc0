import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '@app/e2e/product'
import { type Environment, startSurroundings } from '@app/e2e/surroundings'
import { startS3 } from '../../apps/api/src/test/start-s3.ts'
import { startStubCollector } from '../../apps/api/src/test/stub-collector.ts'
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.mjs'
import { checkWatching } from './cluster/check-watching.ts'
import { hasPrometheus, type Prometheus, startPrometheus } from './cluster/prometheus.ts'
import { runJourneys } from './cluster/run-journeys.ts'
import { summariseTraces } from './cluster/summarise-traces.ts'
import { type Cluster, startCluster } from './rolling/cluster.ts'

/**
 * The layout of a site with many nodes on this machine: two servers and two workers of a release, PostgreSQL, an
 * S3-compatible store, nginx in front, and Prometheus where it is installed. Journeys also have a collector of traces. Runs until Ctrl+C, or until the journeys
 * are over, and leaves nothing behind.
 */
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		/** The release that runs; `scripts/cluster.mjs` makes one. */
		release: { type: 'string' },
		/** Runs the named journeys against the cluster, or a handful if none is named, and ends. */
		journeys: { type: 'boolean', default: false },
	},
})
/** They cover accounts, email, saving, versions, files, reading, typesetting and sharing. */
const usualJourneys = [
	'registration',
	'sessions',
	'my-cvs',
	'cv-versions',
	'guest-analysis',
	'import-a-cv',
	'preview',
	'share-a-cv',
	'two-tabs',
]

/** More than the five seconds after which spans are sent. */
const traceDelayMs = 7000

const cleanUps: (() => unknown)[] = []
const later = (work: () => Promise<void>) => void cleanUps.push(work)
let isStopping = false
const stopped = new Promise<number>((done) => {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
		process.on(signal, () => {
			isStopping = true
			done(0)
		})
	}
})
const code = await Promise.race([run(), stopped]).finally(cleanUp)
process.exit(code)

async function run(): Promise<number> {
	if (values.release === undefined) throw new Error('Please run this as npm run cluster.')
	const release = unpack(resolve(values.release))
	const postgres = await ended(startTemporaryPostgres({ ownGroup: true }))
	const store = await startS3(later)
	const surroundings = values.journeys ? await ended(startSurroundings()) : null
	const collector = values.journeys ? await startStubCollector() : null
	if (collector !== null) later(collector.close)
	const port = surroundings?.port ?? (await freePort())
	const layout = {
		postgresUrl: postgres.url,
		release,
		port,
		workers: 2,
		environment: {
			PUBLIC_URL: `http://127.0.0.1:${port}`,
			...surroundings?.env,
			OTEL_EXPORTER_OTLP_ENDPOINT: collector === null ? '' : new URL(collector.url).origin,
			// nginx is the only proxy.
			TRUST_PROXY: '1',
			S3_BUCKET_URL: store.bucketUrl,
			S3_ACCESS_KEY_ID: store.accessKeyId,
			S3_SECRET_ACCESS_KEY: store.secretAccessKey,
			REGISTRATIONS_PER_HOUR: '100000',
		},
	}
	const cluster = await ended(startCluster(layout))
	const prometheus = hasPrometheus ? await ended(startPrometheus(cluster.members)) : null
	tell(cluster, { postgresUrl: postgres.url, storeUrl: store.bucketUrl, prometheus })
	if (surroundings && collector) return tryOut(cluster, { surroundings, prometheus, collector })
	console.log('\nCtrl+C ends everything and removes it.')
	return stopped
}

/**
 * Waits for a component that is starting, and arranges for its stop at the end, even if the end is asked for during
 * the start.
 */
async function ended<T extends { stop: () => Promise<void> }>(starting: Promise<T>): Promise<T> {
	later(() => starting.then(({ stop }) => stop()).catch(() => undefined))
	const started = await starting
	// Once the run is stopping, nothing more is started; the clean-up ends what has been started.
	if (isStopping) await new Promise(() => {})
	return started
}

function unpack(tarball: string): string {
	const folder = mkdtempSync(join(tmpdir(), 'ella-cluster-'))
	cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
	const startedAt = performance.now()
	execFileSync('tar', ['-xzf', tarball, '-C', folder])
	const [name] = readdirSync(folder)
	if (name === undefined) throw new Error(`${tarball} is empty.`)
	const seconds = (performance.now() - startedAt) / 1000
	const megabytes = statSync(tarball).size / 1e6
	console.log(`${name}: ${megabytes.toFixed(0)} MB, unpacked in ${seconds.toFixed(0)} s`)
	return join(folder, name)
}

type Beside = { postgresUrl: string; storeUrl: string; prometheus: Prometheus | null }

function tell({ url, members }: Cluster, { postgresUrl, storeUrl, prometheus }: Beside): void {
	const rows: [string, string][] = [
		['nginx', url],
		...members.map(({ role, port, metricsPort }): [string, string] => {
			const figures = `figures at http://127.0.0.1:${metricsPort}/metrics`
			return [role, role === 'server' ? `http://127.0.0.1:${port}, ${figures}` : figures]
		}),
		['PostgreSQL', postgresUrl],
		['S3 store', storeUrl],
		['Prometheus', prometheus?.url ?? 'not installed, so nobody collects figures'],
	]
	for (const [name, where] of rows) console.log(`${name.padEnd(12)}${where}`)
}

type Observed = {
	surroundings: Environment
	prometheus: Prometheus | null
	collector: Awaited<ReturnType<typeof startStubCollector>>
}

async function tryOut(
	{ url }: Cluster,
	{ surroundings, prometheus, collector }: Observed,
): Promise<number> {
	const names = positionals.length > 0 ? positionals : usualJourneys
	const failed = await runJourneys(names, { url, mailFolder: surroundings.mailFolder })
	await tellTraces(collector)
	if (prometheus === null) return failed
	const { nodes, alerts, expressions, emptyPanels } = await checkWatching(prometheus)
	console.log(`\nPrometheus reads ${nodes} of ${nodes} nodes and has ${alerts} alerts.`)
	console.log(`It answers all ${expressions} questions of the dashboard.`)
	if (emptyPanels.length > 0) console.log(`Nothing to draw yet: ${emptyPanels.join(', ')}.`)
	return failed
}

async function tellTraces({ spans }: Observed['collector']): Promise<void> {
	// Spans are sent some seconds after they have ended.
	await wait(traceDelayMs)
	const { spans: sent, traces, joined, ownTraces } = summariseTraces(spans)
	const queues = [...joined].map(([queue, jobs]) => `${queue} ${jobs}`)
	console.log(`\nThe collector has ${sent} spans of ${traces} traces.`)
	console.log(
		`Jobs of workers in the trace of a server's request: ${queues.join(', ') || 'none'}; in one of their own: ${ownTraces}.`,
	)
	if (joined.size === 0) throw new Error('No job joined the trace of the request that queued it.')
}

async function cleanUp(): Promise<void> {
	for (const work of cleanUps.toReversed()) await work()
}
