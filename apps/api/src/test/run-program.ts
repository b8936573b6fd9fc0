import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readQuickStart } from '#config.ts'
import type { CleanUp } from './temporary-folder.ts'

export type Program = {
	process: ChildProcess
	/** Ends it as a power cut would, and waits until it is gone. */
	kill: () => Promise<void>
	/** Asks it to stop, and answers with its exit code. */
	stop: () => Promise<number | null>
	/** Waits until the program ends without being stopped, and returns its exit code. */
	ended: () => Promise<number | null>
}

/** Starts the server or the worker as a separate process, which ends with the test. */
export function runProgram(
	name: 'server' | 'worker',
	environment: Record<string, string>,
	cleanUp: CleanUp,
): Program {
	const path = fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
	const child = spawn(process.execPath, [path], {
		env: { ...readQuickStart(), ...environment },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const exited = once(child, 'exit')
	const end = async (signal: NodeJS.Signals): Promise<number | null> => {
		if (child.exitCode === null && child.signalCode === null) child.kill(signal)
		await exited
		return child.exitCode
	}
	cleanUp(async () => void (await end('SIGKILL')))
	return {
		process: child,
		kill: async () => void (await end('SIGKILL')),
		stop: () => end('SIGTERM'),
		ended: async () => {
			await exited
			return child.exitCode
		},
	}
}

/** The address that a server prints once it is ready. */
export async function addressOf({ process: child }: Program): Promise<string> {
	let printed = ''
	for await (const chunk of child.stdout ?? []) {
		printed += String(chunk)
		const address = /ready at (\S+)\n/.exec(printed)?.[1]
		if (address) return address
	}
	throw new Error(`The server ended before it was ready: ${printed}`)
}

/** Process ids of the reading processes that a process has started; for Linux. */
export function readersOf({ process: parent }: Program): number[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.filter((id) => isChild(id, parent.pid) && fileText(id, 'cmdline').includes('reader-process'))
		.map(Number)
}

function isChild(id: string, parent: number | undefined): boolean {
	return new RegExp(`^PPid:\\s+${parent}$`, 'm').test(fileText(id, 'status'))
}

function fileText(id: string, name: string): string {
	try {
		return readFileSync(`/proc/${id}/${name}`, 'utf8')
	} catch {
		return ''
	}
}
