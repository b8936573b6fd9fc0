/** What JavaScript of a server or worker may keep in memory, in megabytes, unless `HEAP_MB` says otherwise. */
const usualHeapMb = 320

/**
 * What keeps glibc from holding on to freed memory: it has a heap for each thread, and gives large pieces back only when
 * their size is fixed. Other systems ignore it.
 */
const allocator = {
	MALLOC_ARENA_MAX: '2',
	MALLOC_MMAP_THRESHOLD_: '131072',
	MALLOC_TRIM_THRESHOLD_: '131072',
}

/** The environment that makes a process give freed memory back; what the operator has set stays. */
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
