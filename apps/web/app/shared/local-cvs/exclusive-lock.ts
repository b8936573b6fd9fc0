/**
 * Runs what changes the list of this browser's CVs in one tab at a time. Only secure pages have locks; elsewhere each CV
 * keeps its id, so that two tabs may write one twice and never two for one.
 */
export function exclusively<Value>(run: () => Promise<Value>): Promise<Value> {
	return navigator.locks ? navigator.locks.request('ella-local-cv-list', run) : run()
}
