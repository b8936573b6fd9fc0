/** Whether a server is about to stop, so that nothing new should be sent to it. */
export type Draining = {
	isDraining: () => boolean
	begin: () => void
}

/** A server that is not about to stop. */
export function createDraining(): Draining {
	let hasBegun = false
	return {
		isDraining: () => hasBegun,
		begin: () => {
			hasBegun = true
		},
	}
}
