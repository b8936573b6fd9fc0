import { readdirSync, readFileSync } from 'node:fs'

/** Which processes' time is added up under a name: trees of processes, by the ids of their roots. */
export type Group = {
	name: string
	roots: number[]
	/** Whether the roots, their children or both count. A separate group may then name the children. */
	part: 'all' | 'roots' | 'children'
}

type Process = { parent: number; seconds: number }

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

/** Seconds of processor time that the processes of each group have had so far; on Linux. */
export function readProcessorTime(groups: Group[]): Map<string, number> {
	const processes = readProcesses()
	return new Map(groups.map((group) => [group.name, secondsOf(group, processes)]))
}

function secondsOf({ roots, part }: Group, processes: Map<number, Process>): number {
	const own = roots.reduce((sum, id) => sum + (processes.get(id)?.seconds ?? 0), 0)
	if (part === 'roots') return own
	const children = [...processes]
		.filter(([id]) => !roots.includes(id) && descends(id, roots, processes))
		.reduce((sum, [, { seconds }]) => sum + seconds, 0)
	return part === 'children' ? children : own + children
}

function descends(id: number, roots: number[], processes: Map<number, Process>): boolean {
	const parent = processes.get(id)?.parent
	if (parent === undefined || parent === 0) return false
	return roots.includes(parent) || descends(parent, roots, processes)
}

function readProcesses(): Map<number, Process> {
	const found = new Map<number, Process>()
	for (const name of readdirSync('/proc')) {
		if (!/^\d+$/.test(name)) continue
		const process = readProcess(name)
		if (process !== null) found.set(Number(name), process)
	}
	return found
}

function readProcess(id: string): Process | null {
	try {
		const line = readFileSync(`/proc/${id}/stat`, 'utf8')
		// The name, in brackets, may have blanks in it. Children that have ended count as part of their parent.
		const fields = line
			.slice(line.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number)
		const [, parent = 0] = fields
		const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
		return { parent, seconds: ticks / ticksPerSecond }
	} catch {
		// It has ended meanwhile.
		return null
	}
}
