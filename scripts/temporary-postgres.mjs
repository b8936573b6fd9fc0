import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresBinaries } from './system-tools.mjs'

/**
 * Starts a PostgreSQL server in a temporary folder, on a free port of the loopback address. Returns its address, a
 * function that stops it and removes the folder, and the functions that bench:faults needs. With `mayForget`, as in
 * tests, it doesn't wait for the disk, so a crash of the machine can lose data. With `ownGroup`, Ctrl+C doesn't reach
 * it, so that the caller can end things in order. `settings` are further ones of PostgreSQL, by their names.
 */
export async function startTemporaryPostgres({
	mayForget = false,
	ownGroup = false,
	settings: further = {},
} = {}) {
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
		...further,
		...(mayForget && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
	}
	const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
	const start = async () => {
		const started = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
			...who,
			cwd: folder,
			stdio: ['ignore', 'ignore', 'pipe'],
			detached: ownGroup,
		})
		await untilReady(started)
		return started
	}
	let server = await start()
	const end = async (signal) => {
		if (server.exitCode !== null || server.signalCode !== null) return
		const ended = once(server, 'exit')
		server.kill(signal)
		await ended
	}
	return {
		url: `postgres://postgres@127.0.0.1:${port}/postgres`,
		/** Returns the id of the server's first process, whose children serve connections. */
		pid: () => server.pid,
		/** Gives a folder to the user that the server runs as. */
		own: (path) => who.uid !== undefined && chownSync(path, who.uid, who.gid),
		/** Ends it: `SIGINT` in good order, `SIGKILL` as a crash would. */
		end,
		/** Starts it again on the same data; a killed one leaves processes that have to go first. */
		async startAgain() {
			for (let tries = 1; ; tries += 1) {
				try {
					server = await start()
					return
				} catch (error) {
					if (tries === 50) throw error
					await new Promise((resolve) => setTimeout(resolve, 200))
				}
			}
		},
		/** Sends a signal, such as `SIGSTOP`, to it and to the process of each connection; on Linux. */
		signalAll(signal) {
			for (const id of [server.pid, ...childrenOf(server.pid)]) signalIfThere(id, signal)
		},
		async stop() {
			await end('SIGINT')
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

function childrenOf(parent) {
	const isChild = (id) => {
		try {
			return new RegExp(`^PPid:\\s+${parent}$`, 'm').test(
				readFileSync(`/proc/${id}/status`, 'utf8'),
			)
		} catch {
			return false
		}
	}
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name) && isChild(name))
		.map(Number)
}

function signalIfThere(id, signal) {
	try {
		process.kill(id, signal)
	} catch {
		// It has ended meanwhile.
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
