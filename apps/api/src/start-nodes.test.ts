import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inThreadCheckPool } from '#test/in-thread-check-pool.ts'
import { lazyEngines } from '#test/lazy-engines.ts'
import { placeForDatabase } from '#test/open-test-database.ts'
import { testServerUrl } from '#test/postgres-test-database.ts'
import { startS3 } from '#test/start-s3.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { testConfig } from '#test/test-config.ts'
import { runInstallationCommand } from './admin/run-installation-command.ts'
import type { Config } from './config.ts'
import { createServices } from './create-services.ts'
import type { FileStore } from './services/files/file-store.ts'
import { openFileStore } from './services/files/open-file-store.ts'
import type { Services } from './services.ts'

const patience = { timeout: 120_000 }
const foreign = 'contains the files of another database'
const missing = "isn't where this database keeps its files"
const otherKey = "isn't the one that this database is used with"
const aKey = 'a key of more than thirty-two characters'

/** Returns the configuration of a new node, whose folder and database are empty. */
async function newPlace(): Promise<Config> {
	return { ...testConfig(), ...(await placeForDatabase(onTestFinished)) }
}

/** Starts a node for a moment and stops it again. */
async function run(config: Config, use: (node: Services) => Promise<void> = async () => {}) {
	const node = await createServices({
		config,
		log: { warn: () => undefined },
		onLost: (error) => {
			throw error
		},
		engines: lazyEngines(config),
		checkPool: inThreadCheckPool,
	})
	await use(node).finally(node.close)
}

async function keepFile(files: FileStore, words: string): Promise<string> {
	const file = await files.receive(Readable.from([Buffer.from(words)]), 100)
	await file.send()
	await file.keep()
	await file.discard()
	return file.hash
}

const idPath = ({ dataDir }: Config) => join(dataDir, 'files', 'store-id')
const copyFiles = (from: Config, to: Config) =>
	cpSync(join(from.dataDir, 'files'), join(to.dataDir, 'files'), { recursive: true })

describe.each([
	{ kind: 'a folder', open: async () => null },
	{ kind: 'a bucket', open: () => startS3(onTestFinished) },
])('with files in $kind', ({ open }) => {
	test('the first start gives the files an id, and a later one finds it', patience, async () => {
		const config = { ...(await newPlace()), s3: await open() }
		await run(config)
		const files = await openFileStore(config)
		const id = await files.readId()
		expect(id).toMatch(/^[\da-f-]{36}$/)
		await run(config)
		expect(await files.readId()).toBe(id)
	})

	test('files of another database are refused until they are adopted', patience, async () => {
		const [mine, theirs] = [await newPlace(), { ...(await newPlace()), s3: await open() }]
		await run(mine)
		await run(theirs, ({ files }) => keepFile(files, 'theirs').then(() => undefined))
		const moved = { ...mine, s3: theirs.s3 }
		if (moved.s3 === null) copyFiles(theirs, moved)
		await expect(run(moved)).rejects.toThrow(foreign)
		await expect(run(moved)).rejects.toThrow('ella admin adopt files')
		await runInstallationCommand(moved, { command: 'adopt', what: 'files' })
		await run(moved)
		// The other database has lost them by that.
		if (theirs.s3 !== null) await expect(run(theirs)).rejects.toThrow(foreign)
	})

	test('a new database does not take over files that another one keeps', patience, async () => {
		const theirs = { ...(await newPlace()), s3: await open() }
		await run(theirs, ({ files }) => keepFile(files, 'theirs').then(() => undefined))
		const fresh = { ...(await newPlace()), s3: theirs.s3 }
		if (fresh.s3 === null) copyFiles(theirs, fresh)
		await expect(run(fresh)).rejects.toThrow(foreign)
		await run(theirs)
	})
})

test(
	'a folder that has lost its files is refused, as one that is not mounted',
	patience,
	async () => {
		const config = await newPlace()
		await run(config)
		await rm(join(config.dataDir, 'files'), { recursive: true })
		await expect(run(config)).rejects.toThrow(missing)
		// The refused node may still be closing its database connection.
		const { sentence } = await vi.waitFor(
			() => runInstallationCommand(config, { command: 'adopt', what: 'files' }),
			{ timeout: 30_000, interval: 200 },
		)
		expect(sentence).toContain(join(config.dataDir, 'files'))
		await run(config)
	},
)

test(
	'files without an id, as an older Ella left them, get one at the next start',
	patience,
	async () => {
		const config = await newPlace()
		await keepFile(await openFileStore(config), 'from before')
		await run(config)
		expect(await (await openFileStore(config)).readId()).not.toBeNull()
	},
)

test(
	'a first start that was interrupted before the database knew is completed',
	patience,
	async () => {
		const config = await newPlace()
		await run(config, async ({ database }) => {
			await database.orm.execute('update installation set confirmed_at = null')
		})
		const files = await openFileStore(config)
		await keepFile(files, 'kept')
		await run(config)
		// The other half: the database had decided on an id, and the store has none yet.
		await run(config, async ({ database }) => {
			await database.orm.execute('update installation set confirmed_at = null')
		})
		await rm(idPath(config))
		await run(config)
		expect(await files.readId()).not.toBeNull()
	},
)

test('a backup is not made without the files of its database', patience, async () => {
	const config = await newPlace()
	await run(config)
	await rm(idPath(config))
	const to = join(await temporaryFolder(onTestFinished), 'backup')
	await expect(runInstallationCommand(config, { command: 'backup', to })).rejects.toThrow(missing)
})

describe('a backup', () => {
	test('is restored into a new place without further steps', patience, async () => {
		const { from, hash } = await backUp()
		const target = { ...(await newPlace()), secretKey: aKey }
		await runInstallationCommand(target, { command: 'restore', from })
		await run(target, async ({ files }) => expect(await files.read(hash)).not.toBeNull())
	})

	test('is restored into a place that was started once', patience, async () => {
		const { from } = await backUp()
		const target = await newPlace()
		await run(target)
		await runInstallationCommand(target, { command: 'restore', from })
		await run(target)
	})

	test('is restored into a new database over the files that it was made of', patience, async () => {
		const { source, from, hash } = await backUp()
		const target = await newPlace()
		copyFiles(source, target)
		await runInstallationCommand(target, { command: 'restore', from })
		await run(target, async ({ files }) => expect(await files.read(hash)).not.toBeNull())
	})

	test('is not restored into the files of another database', patience, async () => {
		const { from } = await backUp()
		const theirs = await newPlace()
		await run(theirs, ({ files }) => keepFile(files, 'theirs').then(() => undefined))
		const target = await newPlace()
		copyFiles(theirs, target)
		await expect(runInstallationCommand(target, { command: 'restore', from })).rejects.toThrow(
			foreign,
		)
		await rm(idPath(target))
		await runInstallationCommand(target, { command: 'restore', from })
		await run(target)
	})

	test('gives its new place an id of its own', patience, async () => {
		const { source, from } = await backUp()
		const target = await newPlace()
		await runInstallationCommand(target, { command: 'restore', from })
		expect(await readFile(idPath(target), 'utf8')).not.toBe(await readFile(idPath(source), 'utf8'))
	})

	async function backUp() {
		const source = await newPlace()
		const kept: string[] = []
		await run(source, async ({ files }) => void kept.push(await keepFile(files, randomUUID())))
		const from = join(await temporaryFolder(onTestFinished), 'backup')
		await runInstallationCommand(source, { command: 'backup', to: from })
		return { source, from, hash: kept[0] ?? '' }
	}
})

test.runIf(testServerUrl === null)(
	'the embedded database has one node, which may change its key',
	patience,
	async () => {
		const config = await newPlace()
		await run(config)
		await run({ ...config, secretKey: aKey })
		await run(config)
	},
)

describe.runIf(testServerUrl !== null)('nodes on one PostgreSQL', () => {
	test('a node with a folder of its own is refused', patience, async () => {
		const first = await newPlace()
		const second = { ...first, dataDir: join(await temporaryFolder(onTestFinished), 'data') }
		await run(first, async () => {
			await expect(run(second)).rejects.toThrow(missing)
			await run({ ...second, dataDir: first.dataDir })
		})
	})

	test(
		'of two nodes with folders of their own that start together one is refused',
		patience,
		async () => {
			const first = await newPlace()
			const second = { ...first, dataDir: join(await temporaryFolder(onTestFinished), 'data') }
			const ended = await Promise.allSettled([run(first), run(second)])
			expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
		},
	)

	test('a node with another key is refused, until the key is adopted', patience, async () => {
		const config = { ...(await newPlace()), secretKey: aKey }
		const other = { ...config, secretKey: `${aKey}, but another` }
		await run(config, async () => {
			await expect(run(other)).rejects.toThrow(otherKey)
			await expect(run({ ...config, secretKey: null })).rejects.toThrow(otherKey)
			await run(config)
			await expect(
				runInstallationCommand(other, { command: 'adopt', what: 'key' }),
			).rejects.toThrow('is running')
		})
		await runInstallationCommand(other, { command: 'adopt', what: 'key' })
		await run(other)
		await expect(run(config)).rejects.toThrow(otherKey)
	})

	test('the key itself is in no table', patience, async () => {
		const config = { ...(await newPlace()), secretKey: aKey }
		await run(config, async ({ database }) => {
			const found = await database.orm.execute('select * from installation')
			expect(JSON.stringify(found)).not.toContain(aKey)
		})
	})
})

test('a damaged id counts as that of another database', patience, async () => {
	const config = await newPlace()
	await run(config)
	await writeFile(idPath(config), 'nonsense')
	await expect(run(config)).rejects.toThrow(foreign)
})
