/**
 * The parts that the bench switches off in its own reading process, to measure what each part adds. The product
 * switches nothing off.
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
