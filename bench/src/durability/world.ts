import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@app/e2e/product'
import { readConfig } from '../../../apps/api/src/config.ts'
import { createTestDatabase } from '../../../apps/api/src/test/postgres-test-database.ts'
import type { EllaProcess } from './ella-process.ts'
import { ellaProcess } from './ella-process.ts'
import type { Ledger } from './ledger.ts'
import { type Member, newCv, newMembers } from './members.ts'
import { savingClient } from './saving-client.ts'
import { layTrail, onDatabase, type Place } from './trail.ts'

export type Engine = 'embedded' | 'postgres'

/**
 * The servers and the data folder of a run. The embedded database may use a given folder, such as one on a separate
 * disk.
 */
export type World = {
	engine: Engine
	place: Place
	url: string
	server: EllaProcess
	/** The least a save over HTTP can cost: same port, same database. */
	baselineServer: EllaProcess
	close: () => Promise<void>
}

const baselineProgram = fileURLToPath(new URL('baseline-server.ts', import.meta.url))

/** Makes an empty place for an engine, and a server for it that is not started yet. */
export async function newWorld(
	engine: Engine,
	{ serverUrl, folder }: { serverUrl?: string | undefined; folder?: string } = {},
): Promise<World> {
	const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'ella-durability-'))
	const database = engine === 'postgres' ? await createTestDatabase(serverUrl ?? '') : null
	const databaseUrl = database?.url ?? null
	const port = await freePort()
	const where = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
	const server = ellaProcess({
		...where,
		HOST: '127.0.0.1',
		DRAIN_SECONDS: '0',
		READER_PROCESSES: '1',
		RENDER_PROCESSES: '1',
		WORKERS: '1',
		LOG_LEVEL: 'error',
		// The clients are faster than any person, and all at one address.
		SAVES_PER_MINUTE: '1000000',
		LOGINS_PER_ADDRESS: '1000000',
		LOGINS_PER_ACCOUNT: '100000',
		UPLOADS_PER_MINUTE: '100000',
	})
	const baselineServer = ellaProcess(where, baselineProgram)
	return {
		engine,
		server,
		baselineServer,
		url: `http://127.0.0.1:${port}`,
		place: { ...readConfig({}), dataDir, databaseUrl },
		close: async () => {
			await server.kill()
			await baselineServer.kill()
			await database?.drop()
			if (folder === undefined) rmSync(dataDir, { recursive: true, force: true })
		},
	}
}

/** People with CVs: each has one for each of two devices, and one that both write. */
export type People = { members: Member[]; ledgers: Ledger[]; devices: Device[] }
type Device = { name: string; member: Member; ledgers: Ledger[] }

const people = 4

/** Makes the people and lays the trail, starts the server, and makes the CVs. */
export async function settle(world: World, { withTrail }: { withTrail: boolean }): Promise<People> {
	const members = await onDatabase(world.place, async (database) => {
		if (withTrail) await layTrail(database)
		return newMembers(database, people)
	})
	await world.server.start()
	const devices: Device[] = []
	for (const [index, member] of members.entries()) {
		await member.signIn(world.url)
		const cv = () => newCv(world.url, member)
		const [first, second, shared] = [await cv(), await cv(), await cv()]
		devices.push({ name: `p${index}-a`, member, ledgers: [first, shared] })
		devices.push({ name: `p${index}-b`, member, ledgers: [second, shared] })
	}
	return { members, devices, ledgers: [...new Set(devices.flatMap((device) => device.ledgers))] }
}

/** Lets every device save without a pause until the returned function is called. */
export function startSaving(
	{ devices }: People,
	saving: Omit<Parameters<typeof savingClient>[1], 'untilBack'>,
): () => Promise<void> {
	const untilBack = waitForListener(saving.url)
	const clients = devices.map((device) => savingClient(device, { ...saving, untilBack }))
	const running = Promise.all(clients.map((client) => client.run()))
	// The error is thrown to the caller that waits for the end.
	running.catch(() => {})
	return async () => {
		for (const client of clients) client.stop()
		await running
	}
}

/** One look at the port every few milliseconds, for everybody who waits. */
function waitForListener(url: string): () => Promise<void> {
	const { hostname, port } = new URL(url)
	let underWay: Promise<void> | null = null
	const look = async () => {
		for (;;) {
			const socket = connect(Number(port), hostname)
			const isBack = await once(socket, 'connect').then(
				() => true,
				() => false,
			)
			socket.destroy()
			if (isBack) return
			await wait(20)
		}
	}
	return () => {
		underWay ??= look().finally(() => {
			underWay = null
		})
		return underWay
	}
}
