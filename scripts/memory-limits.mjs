/** What JavaScript of a server or worker may keep in memory, in megabytes, unless `HEAP_MB` says otherwise. */
const usualHeapMb = 320

/** The least and the most that `HEAP_MB` can be; the program itself refuses to start with another. */
const [leastMb, mostMb] = [128, 65_536]

/**
 * The flags that bound the heap of a process, and of each of its threads. Left alone, V8 takes memory by the size of the
 * machine: gigabytes before it cleans up. New objects get little room, because every thread has such room twice.
 */
export function heapFlags(given = process.env.HEAP_MB) {
	const isSound = /^\d+$/.test(given ?? '') && Number(given) >= leastMb && Number(given) <= mostMb
	const heapMb = isSound ? Number(given) : usualHeapMb
	return [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16']
}
