import { readFile } from 'node:fs/promises'
import { endpoints } from '@app/contract/endpoints'
import type { PgBoss } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import type { Database } from '#db/database.ts'
import { inThreadCheckPool } from '#test/in-thread-check-pool.ts'
import { measureServices } from './measure-services.ts'

const deploy = new URL('../../../../../deploy/', import.meta.url)
const watchers = ['prometheus-alerts.yml', 'grafana-dashboard.json']
const operations = new URL('../../../../../docs/operations/watch.md', import.meta.url)
const metricName = /\bella_[a-z_]+/g
/** With the figures that every process of Node has. */
const anyMetricName = /\b(?:ella|nodejs|process)_[a-z0-9_]+/g

async function listNames(execute = async () => ({ rows: [] })): Promise<Set<string>> {
	const orm = { execute } as unknown as Database['orm']
	const connections = () => ({ open: 1, idle: 1, waiting: 0 })
	const { registry } = measureServices({
		boss: { work: async () => 'worker' } as unknown as PgBoss,
		database: { orm, connections } as Database,
		renders: { waiting: () => 0 } as Parameters<typeof measureServices>[0]['renders'],
		checkPool: inThreadCheckPool,
	})
	return new Set((await registry.getMetricsAsJSON()).map(({ name }) => name))
}

test.each(watchers)('everything that %s asks for is a figure that a process has', async (file) => {
	const names = await listNames()
	const asked = (await readFile(new URL(file, deploy), 'utf8')).match(anyMetricName) ?? []
	expect(asked.length).toBeGreaterThan(5)
	expect(asked.filter((name) => !name.startsWith('ella_'))).not.toEqual([])
	const missing = asked.filter((name) => !names.has(name.replace(/_(?:bucket|count|sum)$/, '')))
	expect(missing).toEqual([])
})

test('every route that the dashboard and the page for operators ask for is an endpoint', async () => {
	const dashboard = await readFile(new URL('grafana-dashboard.json', deploy), 'utf8')
	const page = await readFile(operations, 'utf8')
	const asked = [
		...dashboard.matchAll(/route=\\"([^"\\]+)/g),
		...page.matchAll(/`(?:GET|POST|PATCH|DELETE) (\/api\/[^`]*:[^`]+)`/g),
	].map(([, path]) => path)
	expect(asked.length).toBeGreaterThan(2)
	const paths = new Set<string | undefined>(endpoints.map(({ path }) => path))
	expect(asked.filter((path) => !paths.has(path))).toEqual([])
})

test('the dashboard shows every figure of ours', async () => {
	const shown = (await readFile(new URL('grafana-dashboard.json', deploy), 'utf8')).match(
		metricName,
	)
	const names = new Set((shown ?? []).map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))
	const ours = [...(await listNames())].filter((name) => name.startsWith('ella_'))
	expect(ours.filter((name) => !names.has(name))).toEqual([])
})

test('the page for operators lists every figure of ours', async () => {
	const told = new Set((await readFile(operations, 'utf8')).match(metricName))
	const ours = [...(await listNames())].filter((name) => name.startsWith('ella_'))
	expect(ours.filter((name) => !told.has(name))).toEqual([])
})

test.each(['prometheus-alerts.yml', 'machine-alerts.yml'])(
	'the page for operators says what to do about every alert of %s',
	async (file) => {
		const rules = await readFile(new URL(file, deploy), 'utf8')
		const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
		expect(alerts.length).toBeGreaterThan(2)
		const page = await readFile(operations, 'utf8')
		expect(alerts.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
	},
)

test('the queues are counted once for both of their figures', async () => {
	const execute = vi.fn(async () => ({ rows: [] }))
	await listNames(execute)
	expect(execute).toHaveBeenCalledTimes(1)
})
