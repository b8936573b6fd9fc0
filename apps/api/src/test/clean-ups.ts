type Work = () => Promise<void>

/** Collects the work to do after all tests of a file; Vitest takes no `afterAll` from within a hook. */
export function cleanUps(): { later: (work: Work) => void; cleanUp: Work } {
	const collected: Work[] = []
	return {
		later: (work) => void collected.push(work),
		cleanUp: async () => {
			for (const work of collected.toReversed()) await work()
		},
	}
}
