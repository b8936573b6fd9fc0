import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresBinaries } from './system-tools.mjs'

/**
 * Starts a PostgreSQL server of its own in a temporary folder, on a free port of the loopback address.
 * Returns its address and a function that stops it and removes the folder. One that may forget everything with the
 * machine's next fall, as tests may, does not wait for the disk.
 */
export async function startTemporaryPostgres({ mayForget = false } = {}) {
	const bin = postgresBinaries()
	if (bin === null) throw new Error('No PostgreSQL server programs on this machine.')
	const folder = mkdtempSync(join(tmpdir(), 'ella-postgres-'))
	const data = join(folder, 'data')
	const who = unprivileged()
	if (who.uid !== undefined) chownSync(folder, who.uid, who.gid)
	execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
		...who,
		cwd: folder,
		stdio: 'pipe',
	})
	const port = await freePort()
	const settings = {
		port,
		listen_addresses: '127.0.0.1',
		unix_socket_directories: folder,
		max_connections: 200,
		...(mayForget && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
	}
	const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
	const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
		...who,
		cwd: folder,
		stdio: ['ignore', 'ignore', 'pipe'],
	})
	await untilReady(server)
	return {
		url: `postgres://postgres@127.0.0.1:${port}/postgres`,
		async stop() {
			server.kill('SIGINT')
			await once(server, 'exit')
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
	if (process.getuid?.() !== 0) return {}
	const idOf = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
	return { uid: idOf('-u'), gid: idOf('-g') }
}

function untilReady(server) {
	return new Promise((resolve, reject) => {
		let log = ''
		server.stderr.on('data', (chunk) => {
			log += chunk
			if (log.includes('ready to accept connections')) resolve()
		})
		server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
	})
}

async function freePort() {
	const probe = createServer().listen(0, '127.0.0.1')
	await once(probe, 'listening')
	const { port } = probe.address()
	probe.close()
	await once(probe, 'close')
	return port
}
