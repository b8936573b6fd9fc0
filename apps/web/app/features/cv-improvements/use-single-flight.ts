import { useRef, useState } from 'react'

type Attempts = { ids: readonly string[]; isBusy: boolean; problem: string | null }

/**
 * Runs one action at a time and keeps its error message; a second press gets the promise of the action in progress.
 */
export function useSingleFlight() {
	const [state, setState] = useState<Attempts>({ ids: [], isBusy: false, problem: null })
	const current = useRef<Promise<boolean> | null>(null)

	async function run(act: () => Promise<boolean>, ids: readonly string[]): Promise<boolean> {
		setState({ ids, isBusy: true, problem: null })
		try {
			const isWhole = await act()
			setState({ ids: [], isBusy: false, problem: null })
			return isWhole
		} catch (error) {
			const problem =
				error instanceof Error ? error.message : 'We couldn’t save that. Please try again.'
			setState({ ids: [], isBusy: false, problem })
			return false
		} finally {
			current.current = null
		}
	}

	return {
		...state,
		/**
		 * `ids` are the lines that are being saved meanwhile. Returns the result of `act`, or false when it fails.
		 */
		attempt(act: () => Promise<boolean>, ids: readonly string[] = []): Promise<boolean> {
			current.current ??= run(act, ids)
			return current.current
		},
	}
}
