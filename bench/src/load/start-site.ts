import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@app/e2e/product'
import { readConfig } from '../../../apps/api/src/config.ts'
import { ellaProcess } from '../durability/ella-process.ts'
import { httpClient } from '../durability/http-client.ts'
import { type Member, newMembers } from '../durability/members.ts'
import { onDatabase } from '../durability/trail.ts'
import { generous, startCluster } from '../rolling/cluster.ts'
import { twoPageCv } from '../two-page-cv.ts'
import type { LoadPerson } from './mix.ts'
import type { Group } from './processor-time.ts'

/** A site under load, and whose processor time is measured. */
export type Site = { url: string; members: Member[]; groups: Group[]; stop: () => Promise<void> }

const accounts = 16

/**
 * The settings of `generous` that must be as shipped for load tests, because they decide when requests are refused
 * for now.
 */
const asShipped = {
	OVERLOAD_WAIT_MS: '',
	RENDERS_AT_ONCE: '',
	RENDER_WAIT_SECONDS: '',
	RENDER_TIMEOUT_SECONDS: '',
	RENDER_PROCESSES: '',
	WORKERS: '',
}

/** Servers and a worker on PostgreSQL, behind nginx. */
export async function startServers(
	servers: 1 | 2,
	postgres: { url: string; pid: () => number },
): Promise<Site> {
	const environment = { ...asShipped, METRICS_PORT: '' }
	const cluster = await startCluster({
		postgresUrl: postgres.url,
		servers,
		drainSeconds: 0,
		environment,
	})
	const place = { ...readConfig({}), databaseUrl: cluster.databaseUrl }
	const members = await onDatabase(place, (database) => newMembers(database, accounts))
	const rootsOf = (wanted: string) =>
		cluster.members.filter(({ role }) => role === wanted).map(({ pid }) => pid())
	return {
		url: cluster.url,
		members,
		groups: [
			{ name: 'servers', roots: rootsOf('server'), part: 'roots' },
			{ name: 'typesetting', roots: rootsOf('server'), part: 'children' },
			{ name: 'worker', roots: rootsOf('worker'), part: 'all' },
			{ name: 'PostgreSQL', roots: [postgres.pid()], part: 'all' },
			{ name: 'nginx', roots: [cluster.nginxPid], part: 'all' },
			clients,
		],
		stop: cluster.stop,
	}
}

/** One server with the embedded database, and nothing in front. */
export async function startEmbedded(): Promise<Site> {
	const dataDir = mkdtempSync(join(tmpdir(), 'ella-load-'))
	const port = await freePort()
	const place = { ...readConfig({}), dataDir }
	// Only one process at a time opens the embedded database.
	const members = await onDatabase(place, (database) => newMembers(database, accounts))
	const server = ellaProcess({
		...generous,
		...asShipped,
		HOST: '127.0.0.1',
		PORT: String(port),
		DATA_DIR: dataDir,
		DATABASE_URL: '',
		TRUST_PROXY: '',
	})
	await server.start()
	return {
		url: `http://127.0.0.1:${port}`,
		members,
		groups: [
			{ name: 'server and database', roots: [server.pid()], part: 'roots' },
			{ name: 'typesetting', roots: [server.pid()], part: 'children' },
			clients,
		],
		stop: async () => {
			await server.stop()
			rmSync(dataDir, { recursive: true, force: true })
		},
	}
}

const clients: Group = { name: 'the clients', roots: [process.pid], part: 'roots' }

/** Signs in `count` people with one CV each. Several share an account, as if one person had several CVs. */
export async function makePeople({ url, members }: Site, count: number): Promise<LoadPerson[]> {
	for (const member of members) await member.signIn(url)
	const http = httpClient()
	const people: LoadPerson[] = []
	for (let number = 0; number < count; number += 1) {
		const index = number % members.length
		const access = members[index]?.access ?? ''
		const id = randomUUID()
		const { status, body } = await http.ask({
			method: 'POST',
			url: `${url}/api/cvs/`,
			headers: { authorization: `Bearer ${access}` },
			body: JSON.stringify({ id, title: 'Under load', document: twoPageCv() }),
		})
		if (status !== 200) throw new Error(`A new CV was answered ${status}: ${body.slice(0, 300)}`)
		const email = `person-${index + 1}@example.com`
		people.push({ email, access, cv: { id, revision: 1 }, turn: number * 1000 })
	}
	http.close()
	return people
}
