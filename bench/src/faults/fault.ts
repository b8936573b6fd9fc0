import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BreakableProxy } from '../../../apps/api/src/test/breakable-proxy.ts'
import type { TemporaryPostgres } from '../../../scripts/temporary-postgres.mjs'

/** Something that goes wrong, and how it is put right. */
export type Fault = {
	name: string
	/** Which of the clients' work goes on all the while. */
	leaves: readonly ('save' | 'read')[]
	begin: () => Promise<void>
	repair: () => Promise<void>
}

type Parts = { postgres: TemporaryPostgres; store: BreakableProxy; disk: SmallDisk | null }

/** Every fault that this machine can have. */
export function faultsOf({ postgres, store, disk }: Parts): Fault[] {
	const full = disk && {
		name: 'disk of the database full',
		leaves: [],
		begin: async () => disk.fill(),
		repair: async () => disk.empty(),
	}
	const all: (Fault | null)[] = [
		{
			name: 'PostgreSQL stopped',
			leaves: [],
			begin: () => postgres.end('SIGINT'),
			repair: () => postgres.startAgain(),
		},
		{
			name: 'PostgreSQL frozen',
			leaves: [],
			begin: async () => postgres.signalAll('SIGSTOP'),
			repair: async () => postgres.signalAll('SIGCONT'),
		},
		{
			name: 'PostgreSQL killed',
			leaves: [],
			begin: () => postgres.end('SIGKILL'),
			repair: () => postgres.startAgain(),
		},
		full,
		{
			name: 'S3 stopped',
			leaves: ['save', 'read'],
			begin: () => store.become('down'),
			repair: () => store.become('none'),
		},
		{
			name: 'S3 frozen',
			leaves: ['save', 'read'],
			begin: () => store.become('frozen'),
			repair: () => store.become('none'),
		},
	]
	return all.filter((fault) => fault !== null)
}

/** A disk with little room that a part of the database is on. */
export type SmallDisk = { folder: string; fill: () => void; empty: () => void; remove: () => void }

const diskMb = 128

/** Mounts a small disk in memory; a sentence when this machine does not allow it. */
export function makeSmallDisk(own: (path: string) => void): SmallDisk | string {
	if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'mounting one needs root'
	const folder = mkdtempSync(join(tmpdir(), 'ella-small-disk-'))
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder], {
			stdio: 'pipe',
		})
	} catch {
		rmSync(folder, { recursive: true, force: true })
		return 'this machine does not allow mounting one'
	}
	own(folder)
	const filler = join(folder, 'filler')
	return {
		folder,
		fill: () => writeUntilFull(filler),
		empty: () => rmSync(filler, { force: true }),
		remove: () => {
			execFileSync('umount', ['-l', folder], { stdio: 'pipe' })
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

function writeUntilFull(path: string): void {
	const file = openSync(path, 'w')
	const [large, small] = [Buffer.alloc(1_048_576), Buffer.alloc(4096)]
	try {
		for (const chunk of [large, small]) while (isWritten(file, chunk));
	} finally {
		closeSync(file)
	}
}

function isWritten(file: number, chunk: Buffer): boolean {
	try {
		return writeSync(file, chunk) === chunk.length
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
		throw error
	}
}
