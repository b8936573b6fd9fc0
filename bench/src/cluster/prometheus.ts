import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, root } from '@app/e2e/product'
import { z } from 'zod'

/** Where Debian's package puts it. */
const prometheusBinary = '/usr/bin/prometheus'
/** Whether it is on this machine. */
export const hasPrometheus = existsSync(prometheusBinary)

const deploy = join(root, 'deploy')
/** How often figures are collected: more often than shipped, so that nobody has to wait for them. */
const intervalSeconds = 1
const startsWithinMs = 60_000

/** A Prometheus that collects the figures of some nodes, with the file and the alerts that are shipped. */
export type Prometheus = {
	url: string
	/** Waits until every node has been read, and answers how many there are. */
	untilAllAreRead: () => Promise<number>
	/** How many time series an expression of PromQL has now; rejects when Prometheus can't make sense of it. */
	count: (expression: string) => Promise<number>
	/** Names of the alerts that it has read. */
	alerts: () => Promise<string[]>
	stop: () => Promise<void>
}

/** A node, by the port of its figures. */
export type WatchedNode = { role: string; metricsPort: number }

/** Starts it on a free port. */
export async function startPrometheus(nodes: WatchedNode[]): Promise<Prometheus> {
	const folder = mkdtempSync(join(tmpdir(), 'ella-prometheus-'))
	writeFileSync(join(folder, 'prometheus.yml'), fillIn(nodes))
	for (const rules of ['prometheus-alerts.yml', 'machine-alerts.yml']) {
		copyFileSync(join(deploy, rules), join(folder, rules))
	}
	const port = await freePort()
	const url = `http://127.0.0.1:${port}`
	const child = spawn(
		prometheusBinary,
		[
			`--config.file=${join(folder, 'prometheus.yml')}`,
			`--storage.tsdb.path=${join(folder, 'data')}`,
			`--web.listen-address=127.0.0.1:${port}`,
		],
		{ stdio: ['ignore', 'ignore', 'pipe'], detached: true },
	)
	const stop = async () => {
		if (child.exitCode === null) {
			const ended = once(child, 'exit')
			child.kill('SIGTERM')
			await ended
		}
		rmSync(folder, { recursive: true, force: true })
	}
	try {
		await untilReady(child, url)
	} catch (error) {
		await stop()
		throw error
	}
	return { url, stop, ...questionsTo(url, nodes.length) }
}

/** The shipped file with other addresses, collected more often. */
function fillIn(nodes: WatchedNode[]): string {
	const text = readFileSync(join(deploy, 'prometheus.yml'), 'utf8')
	const [head] = text.split('    static_configs:')
	if (head === undefined || head === text) throw new Error('deploy/prometheus.yml has no targets.')
	const targets = nodes.map(
		({ role, metricsPort }) =>
			`      - targets: [127.0.0.1:${metricsPort}]\n        labels: { role: ${role} }`,
	)
	return `${head.replace('15s', `${intervalSeconds}s`)}    static_configs:\n${targets.join('\n')}\n`
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
	let said = ''
	child.stderr?.on('data', (chunk) => {
		said = `${said}${chunk}`.slice(-4000)
	})
	const deadline = Date.now() + startsWithinMs
	while (child.exitCode === null && Date.now() < deadline) {
		const answer = await fetch(`${url}/-/ready`).catch(() => null)
		if (answer?.status === 200) return
		await wait(100)
	}
	throw new Error(`Prometheus did not start:\n${said}`)
}

const queried = z.object({ data: z.object({ result: z.array(z.unknown()) }) })
const ruled = z.object({
	data: z.object({ groups: z.array(z.object({ rules: z.array(z.object({ name: z.string() })) })) }),
})

function questionsTo(url: string, nodes: number): Omit<Prometheus, 'url' | 'stop'> {
	const count = async (expression: string) => {
		const answer = await ask(`${url}/api/v1/query?query=${encodeURIComponent(expression)}`)
		return queried.parse(answer).data.result.length
	}
	return {
		count,
		untilAllAreRead: async () => {
			const deadline = Date.now() + startsWithinMs
			while (Date.now() < deadline) {
				if ((await count('up{job="ella"} == 1')) === nodes) return nodes
				await wait(intervalSeconds * 1000)
			}
			throw new Error(`Prometheus could not read all ${nodes} nodes. See ${url}/targets`)
		},
		alerts: async () => {
			const { data } = ruled.parse(await ask(`${url}/api/v1/rules`))
			return data.groups.flatMap(({ rules }) => rules.map(({ name }) => name))
		},
	}
}

async function ask(address: string): Promise<unknown> {
	const answer = await fetch(address)
	const body = await answer.text()
	if (!answer.ok) throw new Error(`Prometheus answered ${answer.status}: ${body}`)
	return JSON.parse(body)
}
