import { readFileSync } from 'node:fs'

const mostBytes = 1024 ** 3
const everyMs = 100
const pageBytes = 4096

/** Why a renderer was ended. */
export const tooLargeReason = 'it took more than 1 GB of memory'

/**
 * Looks at the memory of a process ten times a second and calls `onTooLarge` when it is above a gigabyte. Where the
 * system doesn't tell, the time limit alone counts. The caller clears the timer.
 */
export function watchMemoryLimit(pid: number | undefined, onTooLarge: () => void): NodeJS.Timeout {
	return setInterval(() => {
		if (residentBytes(pid) > mostBytes) onTooLarge()
	}, everyMs)
}

function residentBytes(pid: number | undefined): number {
	try {
		const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
		return Number(resident) * pageBytes
	} catch {
		return 0
	}
}
