import type { RetentionTime } from '#services/retention.ts'

/** A moment at which things are old, in milliseconds since 1970. */
export function retentionTime(ms: number): RetentionTime {
	// Outside of tests only `runRetention` makes one.
	return new Date(ms) as RetentionTime
}
