import { readdirSync, readFileSync } from 'node:fs'

/** The most memory that one process of each kind had, in megabytes. */
export type PeakMemory = Record<string, number>

const everyMs = 100

/** Watches the memory of some processes and of all that they start, until the returned function is called. Needs Linux. */
export function watchMemory(rootPids: () => number[]): () => PeakMemory {
	const peaks: PeakMemory = {}
	const look = () => {
		for (const { kind, megabytes } of processesUnder(rootPids())) {
			peaks[kind] = Math.max(peaks[kind] ?? 0, megabytes)
		}
	}
	look()
	const timer = setInterval(look, everyMs)
	return () => {
		clearInterval(timer)
		return peaks
	}
}

type Process = { pid: number; parent: number; kind: string; megabytes: number }

/** The processes with these ids, and all that these started, as `/proc` lists them. */
export function processesUnder(pids: number[]): Process[] {
	const all = allProcesses()
	const found = new Set(pids)
	// A child may be listed before its parent.
	for (let size = 0; size < found.size; ) {
		size = found.size
		for (const { pid, parent } of all) if (found.has(parent)) found.add(pid)
	}
	return all.filter(({ pid }) => found.has(pid))
}

function allProcesses(): Process[] {
	const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
	return names.flatMap((name) => {
		try {
			const status = readFileSync(`/proc/${name}/status`, 'utf8')
			const commandLine = readFileSync(`/proc/${name}/cmdline`, 'utf8')
			return [
				{
					pid: Number(name),
					parent: numberAfter('PPid', status),
					kind: classifyProcess(commandLine),
					megabytes: Math.round(numberAfter('VmRSS', status) / 1024),
				},
			]
		} catch {
			// It has ended meanwhile.
			return []
		}
	})
}

function numberAfter(name: string, status: string): number {
	return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}

const kinds: [RegExp, string][] = [
	[/scripts\/start\.mjs/, 'supervisor'],
	[/src\/server\.ts/, 'server'],
	[/src\/worker\.ts/, 'worker'],
	[/renderer-process/, 'renderer'],
	[/reader-process/, 'reader'],
]

function classifyProcess(commandLine: string): string {
	return kinds.find(([pattern]) => pattern.test(commandLine))?.[1] ?? 'other'
}
