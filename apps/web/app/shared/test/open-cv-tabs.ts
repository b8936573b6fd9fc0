import type { CvTabs, SavedInTab } from '#shared/offline/cv-tabs.ts'

type Listener = { on: (saved: SavedInTab) => void }

/** The tabs of a browser that is made up: each `tab()` is one, and `kill` ends one without a word. */
export function openCvTabs() {
	const live = new Set<string>()
	const listeners = new Set<Listener>()
	const lastTurns = new Map<string, Promise<unknown>>()
	return {
		tab(): { tabs: CvTabs; kill: () => void } {
			const own = new Set<Listener>()
			const holders = new Set<string>()
			let isKilled = false
			let letGo: () => void = () => undefined
			const killed = new Promise<void>((resolve) => {
				letGo = resolve
			})
			const tabs: CvTabs = {
				exclusively: async (cvId, run) => {
					const before = lastTurns.get(cvId)
					const turn = Promise.resolve(before).then(() =>
						isKilled ? never<Awaited<ReturnType<typeof run>>>() : run(),
					)
					lastTurns.set(
						cvId,
						Promise.race([turn, killed]).catch(() => undefined),
					)
					return turn
				},
				live: (holder) => {
					live.add(holder)
					holders.add(holder)
					return () => live.delete(holder)
				},
				isLive: async (holder) => live.has(holder),
				tell: (saved) => {
					if (isKilled) return
					for (const listener of [...listeners]) if (!own.has(listener)) listener.on(saved)
				},
				listen: (on) => {
					const listener = { on }
					own.add(listener)
					listeners.add(listener)
					return () => listeners.delete(listener)
				},
			}
			const kill = () => {
				isKilled = true
				letGo()
				for (const holder of holders) live.delete(holder)
				for (const listener of own) listeners.delete(listener)
			}
			return { tabs, kill }
		},
	}
}

/** Returns a promise that never settles, as for a tab that is gone. */
export function never<Value>(): Promise<Value> {
	return new Promise(() => undefined)
}
