/**
 * The most memory for the JavaScript heap of a server or worker, in megabytes, unless `HEAP_MB` sets another limit.
 */
const usualHeapMb = 320

/**
 * Settings that keep glibc from holding on to freed memory: it has a heap for each thread, and returns large blocks
 * only when their threshold is fixed. Other systems ignore these settings.
 */
const allocator = {
	MALLOC_ARENA_MAX: '2',
	MALLOC_MMAP_THRESHOLD_: '131072',
	MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Returns the environment that makes a process return freed memory; the operator's own settings take precedence. */
export function allocatorEnvironment(given = process.env) {
	return Object.fromEntries(
		Object.entries(allocator).map(([name, value]) => [name, given[name] ?? value]),
	)
}

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
