import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, root } from '@app/e2e/product'
import { createTestDatabase } from '../../../apps/api/src/test/test-database.ts'
import { type Nginx, startNginx } from './nginx.ts'

type Role = 'server' | 'worker'

/** A server or worker that is replaced by another one at the same address. */
type Member = {
	role: Role
	/** Lets it drain and starts the version of a folder in its place; resolves when that is ready. */
	replace: (folder?: string) => Promise<void>
	/** Stops it without draining. */
	stop: () => Promise<void>
}

/** Two servers behind nginx and usually a worker, on one PostgreSQL database. */
export type Cluster = {
	url: string
	databaseUrl: string
	/** In the order in which they are replaced. */
	members: Member[]
	stop: () => Promise<void>
}

type Layout = {
	/** A PostgreSQL server on which databases may be made. */
	postgresUrl: string
	/** The version that all of them start with; this checkout without it. */
	folder?: string
	drainSeconds?: number
	keepaliveMs?: number
	/** Without a worker nothing reads what is uploaded. */
	hasWorker?: boolean
}

/** Starts it on an empty database. */
export async function startCluster(layout: Layout): Promise<Cluster> {
	const { postgresUrl, folder = root, drainSeconds = 5, keepaliveMs, hasWorker = true } = layout
	const database = await createTestDatabase(postgresUrl)
	const dataDir = mkdtempSync(join(tmpdir(), 'ella-rolling-'))
	const [port, first, second] = [await freePort(), await freePort(), await freePort()]
	const environment = {
		...generous,
		HOST: '127.0.0.1',
		DATA_DIR: dataDir,
		DATABASE_URL: database.url,
		DRAIN_SECONDS: String(drainSeconds),
		// What the first start compiled is there for the others.
		NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
	}
	const members = [
		newMember('server', { ...environment, PORT: String(first) }),
		newMember('server', { ...environment, PORT: String(second) }),
		...(hasWorker ? [newMember('worker', environment)] : []),
	]
	let nginx: Nginx | null = null
	const stop = async () => {
		await nginx?.stop()
		await Promise.all(members.map((member) => member.stop()))
		await database.drop()
		rmSync(dataDir, { recursive: true, force: true })
	}
	try {
		await Promise.all(members.map((member) => member.replace(folder)))
		nginx = await startNginx({
			port,
			servers: [first, second],
			...(keepaliveMs !== undefined && { keepaliveMs }),
		})
		return { url: nginx.url, databaseUrl: database.url, members, stop }
	} catch (error) {
		await stop()
		throw error
	}
}

/** Everybody comes from one address here, and faster than people do. */
const generous = {
	TRUST_PROXY: '1',
	WORKERS: '1',
	READER_PROCESSES: '1',
	RENDER_PROCESSES: '1',
	RENDER_TIMEOUT_SECONDS: '60',
	SAVES_PER_MINUTE: '1000000',
	RENDERS_PER_MINUTE: '1000000',
	RENDER_SECONDS_PER_MINUTE: '100000',
	RENDER_SECONDS_PER_MINUTE_ACCOUNT: '100000',
	RENDERS_AT_ONCE: '64',
	RENDER_WAIT_SECONDS: '60',
	UPLOADS_PER_MINUTE: '100000',
	LOGINS_PER_ADDRESS: '1000000',
	LOGINS_PER_ACCOUNT: '100000',
	// How busy the machine is, is no matter of replacing servers.
	OVERLOAD_WAIT_MS: '0',
	LOG_LEVEL: 'error',
}

function newMember(role: Role, environment: Record<string, string>): Member {
	let running: { child: ChildProcess; folder: string } | null = null
	const end = async (signal: NodeJS.Signals) => {
		if (running === null || running.child.exitCode !== null) return
		const ended = once(running.child, 'exit')
		running.child.kill(signal)
		await ended
	}
	return {
		role,
		stop: () => end('SIGINT'),
		replace: async (folder = running?.folder ?? root) => {
			await end('SIGTERM')
			running = { folder, child: await start(join(folder, `apps/api/src/${role}.ts`), environment) }
		},
	}
}

async function start(file: string, environment: Record<string, string>): Promise<ChildProcess> {
	const child = spawn(process.execPath, [file], {
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let said = ''
	child.stderr.on('data', (chunk) => {
		said = `${said}${chunk}`.slice(-4000)
	})
	for await (const chunk of child.stdout) {
		if (!/ is ready|ready at/.test(String(chunk))) continue
		child.stdout.resume()
		return child
	}
	throw new Error(`${file} did not start:\n${said}`)
}
