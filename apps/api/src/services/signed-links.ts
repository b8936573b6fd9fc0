import { createHmac, timingSafeEqual } from 'node:crypto'

const hourMs = 3_600_000
/** Long enough to read a page that was left open over a working day. */
const livesHours = 12

export type SignedLinks = ReturnType<typeof signedLinks>

/**
 * Makes and checks addresses that work without a token for half a day, for files that a browser loads without our
 * code, such as pictures. Within an hour the same path has the same address, so that browsers can cache it.
 */
export function signedLinks({ key, now }: { key: Uint8Array; now: () => number }) {
	const sign = (path: string, until: string): string =>
		createHmac('sha256', key).update(`${until} ${path}`).digest('base64url')
	return {
		/** The path with its signature. */
		signed(path: string): string {
			const until = String(Math.ceil(now() / hourMs) + livesHours)
			return `${path}?until=${until}&signature=${sign(path, until)}`
		},

		/** Whether this signature was made for this path and is not too old. */
		isSigned(path: string, { until, signature }: { until: string; signature: string }): boolean {
			const [given, right] = [Buffer.from(signature), Buffer.from(sign(path, until))]
			if (given.length !== right.length || !timingSafeEqual(given, right)) return false
			return Number(until) * hourMs > now()
		},
	}
}
