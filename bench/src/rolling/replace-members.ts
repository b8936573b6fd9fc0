import type { Cluster } from './cluster.ts'
import { startTraffic, type Tally } from './traffic.ts'

export type Rolling = Tally & { rounds: number; seconds: number }

/**
 * Lets people use a cluster while its members are replaced one by one, again and again until there were so many
 * requests.
 */
export async function replaceUnderTraffic(
	cluster: Cluster,
	{ requests, people, round }: { requests: number; people: number; round: () => Promise<void> },
): Promise<Rolling> {
	const startedAt = performance.now()
	const traffic = await startTraffic(cluster, people)
	let rounds = 0
	try {
		do {
			await round()
			rounds += 1
		} while (traffic.count() < requests)
	} finally {
		await traffic.end()
	}
	const seconds = (performance.now() - startedAt) / 1000
	return { ...(await traffic.end()), rounds, seconds }
}

/** Replaces each member of a cluster in turn, by the version of a folder or by the one that it runs. */
export async function replaceEach({ members }: Cluster, folder?: string): Promise<void> {
	for (const member of members) await member.replace(folder)
}
