import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, root } from '@app/e2e/product'
import { createTestDatabase } from '../../../apps/api/src/test/postgres-test-database.ts'
import { type Nginx, startNginx } from './nginx.ts'

type Role = 'server' | 'worker'

/** A server or worker that is replaced by another one at the same address. */
type Member = {
	role: Role
	/** Where a server listens; a worker doesn't. */
	port: number
	/** Where it tells its figures. */
	metricsPort: number
	/** The id of its process. */
	pid: () => number
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
	nginxPid: number
	stop: () => Promise<void>
}

type Layout = {
	/** A PostgreSQL server on which databases may be made. */
	postgresUrl: string
	/** The version that all of them start with; this checkout without it. */
	folder?: string
	drainSeconds?: number
	keepaliveMs?: number
	/** How many servers there are behind nginx; two without it. */
	servers?: 1 | 2
	/** The number of workers; one by default. With 0, no upload is read. */
	workers?: number
	/** The port of nginx; any free one without it. */
	port?: number
	/** An unpacked release that runs instead of the sources, as on separate machines. */
	release?: string
	/** Variables for every server and worker. */
	environment?: Record<string, string>
}

/** Starts it on an empty database. */
export async function startCluster(layout: Layout): Promise<Cluster> {
	const { postgresUrl, servers = 2, workers = 1, keepaliveMs } = layout
	const database = await createTestDatabase(postgresUrl)
	const dataDir = mkdtempSync(join(tmpdir(), 'ella-rolling-'))
	const roles = [...Array<Role>(servers).fill('server'), ...Array<Role>(workers).fill('worker')]
	const members: Member[] = []
	for (const [index, role] of roles.entries()) {
		const environment = environmentOf(layout, { index, dataDir, databaseUrl: database.url })
		members.push(await newMember(role, environment, layout.release))
	}
	let nginx: Nginx | null = null
	const stop = async () => {
		await nginx?.stop()
		await Promise.all(members.map((member) => member.stop()))
		await database.drop()
		rmSync(dataDir, { recursive: true, force: true })
	}
	try {
		await Promise.all(members.map((member) => member.replace(layout.folder)))
		nginx = await startNginx({
			port: layout.port ?? (await freePort()),
			servers: members.filter(({ role }) => role === 'server').map(({ port }) => port),
			...(keepaliveMs !== undefined && { keepaliveMs }),
		})
		return { url: nginx.url, nginxPid: nginx.pid, databaseUrl: database.url, members, stop }
	} catch (error) {
		await stop()
		throw error
	}
}

function environmentOf(
	{ drainSeconds = 5, environment = {} }: Layout,
	{ index, dataDir, databaseUrl }: { index: number; dataDir: string; databaseUrl: string },
): Record<string, string> {
	const keepsFilesElsewhere = environment.S3_BUCKET_URL !== undefined
	return {
		...generous,
		HOST: '127.0.0.1',
		// Files kept in a folder are shared by all processes. With S3, each process gets a separate folder instead.
		DATA_DIR: keepsFilesElsewhere ? join(dataDir, String(index)) : dataDir,
		DATABASE_URL: databaseUrl,
		DRAIN_SECONDS: String(drainSeconds),
		// Later processes reuse the compile cache of the first start.
		NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
		...environment,
	}
}

/** Everybody comes from one address here, and faster than people do. */
export const generous = {
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

async function newMember(
	role: Role,
	environment: Record<string, string>,
	release?: string,
): Promise<Member> {
	const [port, metricsPort] = [await freePort(), await freePort()]
	const own = {
		...environment,
		PORT: String(port),
		METRICS_PORT: role === 'server' ? String(metricsPort) : '',
		WORKER_METRICS_PORT: role === 'worker' ? String(metricsPort) : '',
	}
	let running: { child: ChildProcess; folder: string } | null = null
	const end = async (signal: NodeJS.Signals) => {
		if (running === null || running.child.exitCode !== null) return
		const ended = once(running.child, 'exit')
		running.child.kill(signal)
		await ended
	}
	return {
		role,
		port,
		metricsPort,
		pid: () => running?.child.pid ?? 0,
		stop: () => end('SIGINT'),
		replace: async (folder = running?.folder ?? root) => {
			await end('SIGTERM')
			const program =
				release === undefined
					? { command: process.execPath, args: [join(folder, `apps/api/src/${role}.ts`)] }
					: programOf(release, role)
			running = { folder, child: await start(program, own) }
		},
	}
}

type Program = { command: string; args: string[]; env?: Record<string, string> }

/** Returns the command that an operator uses to run a release, without npm. */
function programOf(release: string, role: Role): Program {
	// Nothing of this checkout is loaded there.
	const env = { NODE_OPTIONS: '' }
	if (role === 'worker') return { command: join(release, 'bin/ella'), args: ['worker'], env }
	return {
		command: join(release, 'node_modules/.bin/node'),
		args: [join(release, 'scripts/start.mjs')],
		env: { ...env, WORKERS: '0' },
	}
}

async function start(
	{ command, args, env = {} }: Program,
	environment: Record<string, string>,
): Promise<ChildProcess> {
	const child = spawn(command, args, {
		env: { ...process.env, ...environment, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
		// Ctrl+C is for the one who started it, who stops them in order.
		detached: true,
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
	throw new Error(`${args.join(' ')} did not start:\n${said}`)
}
