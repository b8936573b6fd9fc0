import Fastify from 'fastify'
import type { PgBoss } from 'pg-boss'
import { afterEach, expect, test } from 'vitest'
import { measureRequests } from '#http/measure-requests.ts'
import { createMetrics } from './create-metrics.ts'
import { measureJobs } from './measure-jobs.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

let server: MetricsServer | null = null
afterEach(() => server?.close())

async function serve(metrics = createMetrics(), errors: unknown[] = []) {
	const { registry } = metrics
	const onError = (error: unknown) => errors.push(error)
	server = await serveMetrics({ host: 'localhost', port: 0 }, { registry, onError })
	const { port } = server
	return (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init)
}

test('the figures of the process are served in the format of Prometheus', async () => {
	const get = await serve()
	const answer = await get('/metrics')
	expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
	const text = await answer.text()
	expect(text).toContain('# TYPE nodejs_eventloop_lag_seconds gauge')
	expect(text).toContain('# TYPE ella_http_request_duration_seconds histogram')
})

test('nothing else is served there', async () => {
	const get = await serve()
	expect((await get('/')).status).toBe(404)
	expect((await get('/metrics', { method: 'POST' })).status).toBe(404)
})

test('an answer is counted by the pattern of its route and never by its address', async () => {
	const metrics = createMetrics()
	const app = Fastify()
	measureRequests(app, metrics)
	app.get('/cvs/:id/', async () => 'A CV')
	await app.inject('/cvs/secret-id/')
	await app.inject('/nowhere/secret-id')
	const text = await metrics.registry.metrics()
	expect(text).toContain(
		'ella_http_request_duration_seconds_count{method="GET",route="/cvs/:id/",status="200"} 1',
	)
	expect(text).toContain('{method="GET",route="none",status="404"} 1')
	expect(text).not.toContain('secret-id')
})

test('a job is measured by its queue and its outcome, whoever handles it', async () => {
	const metrics = createMetrics()
	const handlers: ((jobs: unknown) => Promise<unknown>)[] = []
	const boss = {
		work: async (...given: unknown[]) => void handlers.push(given.at(-1) as (typeof handlers)[0]),
	} as unknown as PgBoss
	measureJobs(boss, metrics)
	await boss.work('mail', { pollingIntervalSeconds: 1 }, async () => undefined)
	await boss.work('mail', () => Promise.reject(new Error('The server is gone.')))
	await handlers[0]?.([])
	await expect(handlers[1]?.([])).rejects.toThrow('The server is gone.')
	const text = await metrics.registry.metrics()
	expect(text).toContain('ella_job_duration_seconds_count{queue="mail",outcome="done"} 1')
	expect(text).toContain('ella_job_duration_seconds_count{queue="mail",outcome="failed"} 1')
})

test('a figure that cannot be read is answered 503 and logged', async () => {
	const metrics = createMetrics()
	const errors: unknown[] = []
	metrics.watchQueues({
		name: 'ella_queue_jobs_waiting',
		help: 'Jobs that wait.',
		read: () => Promise.reject(new Error('The database is gone.')),
	})
	const get = await serve(metrics, errors)
	expect((await get('/metrics')).status).toBe(503)
	expect(errors).toHaveLength(1)
})
