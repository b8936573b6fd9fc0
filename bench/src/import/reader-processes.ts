import { readdirSync, readFileSync } from 'node:fs'

export type ProcessUse = {
	/** The most memory that any process started by this one has held, in megabytes. */
	peakMemoryMb: number
	/** The processor time of each living child process, in milliseconds, by process id. */
	processorMs: Map<number, number>
}

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10

/** Returns the memory and processor time of this process's children so far; `null` where the system doesn't tell. */
export function useOfChildren(): ProcessUse | null {
	try {
		const use: ProcessUse = { peakMemoryMb: 0, processorMs: new Map() }
		for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) addUse(use, id)
		return use
	} catch {
		return null
	}
}

// A process may end while the list of them is read.
function addUse(use: ProcessUse, id: string): void {
	try {
		const status = readFileSync(`/proc/${id}/status`, 'utf8')
		if (numberIn(status, 'PPid') !== process.pid) return
		use.peakMemoryMb = Math.max(use.peakMemoryMb, numberIn(status, 'VmHWM') / 1024)
		const [, fields = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')
		const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
		use.processorMs.set(Number(id), (user + system) * tickMs)
	} catch {
		return
	}
}

function numberIn(status: string, name: string): number {
	return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}

/** The processor time between two looks, in milliseconds. */
export function processorTimeBetween(before: ProcessUse, after: ProcessUse): number {
	let sum = 0
	for (const [id, ms] of after.processorMs) sum += ms - (before.processorMs.get(id) ?? 0)
	return sum
}
