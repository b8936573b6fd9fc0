/**
 * What the bench leaves out of a reading process of its own, to measure what it adds; the product leaves out nothing.
 */
export type LeftOut = 'learned-part' | 'calibration'

const leftOut = new Set<string>()

/** Leaves parts out of everything that this process reads from now on. */
export function leaveOut(parts: readonly string[]): void {
	for (const part of parts) leftOut.add(part)
}

/** Whether a part is left out. */
export function isLeftOut(part: LeftOut): boolean {
	return leftOut.has(part)
}
