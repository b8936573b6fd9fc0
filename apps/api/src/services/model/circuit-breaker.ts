const failuresInARow = 3
const restMs = 60_000

/** Keeps people from waiting for a model that does not answer. */
export type Breaker = {
	/** Lets a question through to the model, or says no. After a rest it lets one through, and others once that one succeeded. */
	letThrough: () => boolean
	succeeded: () => void
	failed: () => void
}

/**
 * After three failures in a row a model rests for a minute. Each process counts for itself: it is about its own way to
 * the model, and at worst three more people wait.
 */
export function createCircuitBreaker(now: () => number): Breaker {
	let failures = 0
	let restsUntil = 0
	return {
		letThrough() {
			if (failures < failuresInARow) return true
			if (now() < restsUntil) return false
			restsUntil = now() + restMs
			return true
		},
		succeeded() {
			failures = 0
		},
		failed() {
			failures += 1
			restsUntil = now() + restMs
		},
	}
}
