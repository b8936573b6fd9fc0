import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Follows which messages arrive in a mailbox's folder, reading each once. */
export function watchArrivals(folder: string) {
	const seen = new Set<string>()
	const arrivals = new Map<string, number[]>()

	function look(): void {
		for (const name of readdirSync(folder).sort()) {
			if (!name.endsWith('.json') || seen.has(name)) continue
			seen.add(name)
			const { recipients, arrivedAtMs } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
			for (const recipient of recipients)
				arrivals.set(recipient, [...(arrivals.get(recipient) ?? []), arrivedAtMs])
		}
	}

	/** How many messages have come to an address. */
	function count(recipient: string): number {
		look()
		return arrivals.get(recipient)?.length ?? 0
	}

	return {
		count,
		/** When the message with this number came to an address, as milliseconds since 1970; infinite if it did not in time. */
		async until(recipient: string, number: number, timeoutMs: number): Promise<number> {
			const deadline = Date.now() + timeoutMs
			while (count(recipient) < number) {
				if (Date.now() > deadline) return Number.POSITIVE_INFINITY
				await wait(50)
			}
			return arrivals.get(recipient)?.[number - 1] ?? Number.POSITIVE_INFINITY
		},
	}
}
