import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { hostileSources, type SourceTimes } from './job-sources.ts'

const program = fileURLToPath(new URL('job-sources-process.ts', import.meta.url))

type Source = { kind: string; name: string; url: string; board?: string }

/** Job boards that mean harm, for the configuration of a product. */
export type HostileSources = {
	host: string
	sources: Source[]
	times: () => Promise<SourceTimes>
	stop: () => void
}

/** Starts the hostile job boards in a separate process. */
export async function startHostileSources(): Promise<HostileSources> {
	const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
	const [host] = await once(child, 'message')
	return {
		host: String(host),
		sources: hostileSources.map((path) => ({
			kind: 'rss',
			name: `Hostile ${path.slice(1)}`,
			url: `http://${host}${path}`,
		})),
		times: async () => {
			const answered = once(child, 'message')
			child.send('times')
			const [times] = await answered
			// The program sends nothing else after its address.
			return times as SourceTimes
		},
		stop: () => {
			if (child.connected) child.disconnect()
		},
	}
}
