import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Disturb, type Rounds, runRounds } from './kill-rounds.ts'
import { newWorld, type World } from './world.ts'

const longestMs = 4000
const imageSize = '2G'

/** Uploads that were acknowledged, and of those the ones that a cut took. */
type Uploads = { acknowledged: number; lost: string[] }

export type PowerCuts = Rounds & {
	uploads: Uploads
	/** Files that were written without a sync right before the cuts and are gone: that the cuts do cut. */
	unsyncedGone: number
}

/** Why this machine cannot simulate power cuts, or `null`. */
export function whyNoPowerCuts(): string | null {
	if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'they need root on Linux'
	if (!existsSync('/dev/loop-control')) return 'this machine has no loop devices'
	return null
}

/**
 * Runs the embedded database on a separate file system, which is kept in a file. At a random moment the server is
 * killed and the file copied at once: data not yet synced to that "disk" is gone, as in a power failure. The copy
 * becomes the disk, mounting it replays its journal, and the server starts on it.
 */
export async function runPowerCuts(cuts: number): Promise<PowerCuts> {
	const disk = makeDisk()
	const uploads: Uploads = { acknowledged: 0, lost: [] }
	let unsyncedGone = 0
	const world = await newWorld('embedded', { folder: join(disk.mountPoint, 'data') })
	try {
		const cutPower: Disturb = async ({ server, url, place }) => {
			const hash = await upload(url)
			await wait(Math.random() * longestMs)
			const unsynced = join(disk.mountPoint, randomUUID())
			await server.kill(() => {
				writeFileSync(unsynced, hash)
				disk.snapshot()
			})
			disk.becomeSnapshot()
			if (!existsSync(unsynced)) unsyncedGone += 1
			uploads.acknowledged += 1
			if (!isThere(place.dataDir, hash)) uploads.lost.push(hash)
		}
		const rounds = await runRounds(world, {
			rounds: cuts,
			disturb: cutPower,
			before: async () => disk.sync(),
		})
		return { ...rounds, uploads, unsyncedGone }
	} finally {
		await world.close()
		disk.remove()
	}
}

function makeDisk() {
	const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
	const folder = mkdtempSync(join(memory, 'ella-disk-'))
	const [image, snapshot] = [join(folder, 'image'), join(folder, 'snapshot')]
	const mountPoint = mkdtempSync(join(tmpdir(), 'ella-mount-'))
	const run = (command: string, ...args: string[]) => void execFileSync(command, args)
	const mount = () => run('mount', '-o', 'loop', image, mountPoint)
	run('truncate', '-s', imageSize, image)
	run('mkfs.ext4', '-q', '-F', image)
	mount()
	mkdirSync(join(mountPoint, 'data'))
	return {
		mountPoint,
		sync: () => run('sync', '-f', mountPoint),
		snapshot: () => run('cp', '--sparse=always', image, snapshot),
		becomeSnapshot: () => {
			run('umount', mountPoint)
			renameSync(snapshot, image)
			mount()
		},
		remove: () => {
			run('umount', mountPoint)
			rmSync(folder, { recursive: true, force: true })
			rmSync(mountPoint, { recursive: true, force: true })
		},
	}
}

/** Sends a file that nobody has sent, and answers its hash once it is acknowledged. */
async function upload(url: World['url']): Promise<string> {
	const text = `Ada Lovelace\nada@example.com\nExperience\nAnalyst ${randomUUID()}\n`
	const body = new FormData()
	body.append('file', new Blob([text]), 'cv.txt')
	const answer = await fetch(`${url}/api/ai_cv_parser/guest/analyze/`, { method: 'POST', body })
	if (!answer.ok) throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`)
	return createHash('sha256').update(text).digest('hex')
}

function isThere(dataDir: string, hash: string): boolean {
	const path = join(dataDir, 'files', hash.slice(0, 2), hash, 'upload')
	return existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === hash
}
