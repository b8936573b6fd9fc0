import type { Saver } from './save-status.ts'

/** Ends when a saver is no longer at work: all is saved, or waits. */
export function waitUntilSaved(saver: Saver): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (saver.getStatus().kind === 'saving') return
			stop()
			resolve()
		}
		const stop = saver.subscribe(look)
		look()
	})
}
