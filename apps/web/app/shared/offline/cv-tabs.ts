import { type Cv, cvSchema } from '@app/contract'
import { z } from 'zod'

/** The message that a tab sends to the others: a CV that the server has just saved. */
const savedSchema = z.object({
	ownerId: z.string(),
	cv: cvSchema,
})
export type SavedInTab = { ownerId: string; cv: Cv }

/** The coordination of tabs with open CVs: they take turns to send, and tell each other what they saved. */
export type CvTabs = {
	/** Runs while no other tab sends this CV. */
	exclusively: <Value>(cvId: string, run: () => Promise<Value>) => Promise<Value>
	/** Shows the other tabs that `holder` is at work, until the returned function is called or the tab is gone. */
	live: (holder: string) => () => void
	isLive: (holder: string) => Promise<boolean>
	tell: (saved: SavedInTab) => void
	/** Calls back until the returned function is called. */
	listen: (on: (saved: SavedInTab) => void) => () => void
}

const channelName = 'ella-cvs'

/**
 * The tabs of this browser. Only secure pages have locks; without them any work that waits counts as left behind,
 * which is safe: it is merged twice and changes nothing the second time.
 */
export const browserCvTabs: CvTabs = {
	exclusively: (cvId, run) =>
		navigator.locks ? navigator.locks.request(`ella-cv-send:${cvId}`, run) : run(),
	live: (holder) => {
		let leave: () => void = () => undefined
		const left = new Promise<void>((resolve) => {
			leave = resolve
		})
		void navigator.locks?.request(lockName(holder), () => left)
		return leave
	},
	isLive: async (holder) => {
		const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
		return [...held, ...pending].some(({ name }) => name === lockName(holder))
	},
	tell: (saved) => {
		const channel = openChannel()
		channel?.postMessage(saved)
		channel?.close()
	},
	listen: (on) => {
		const channel = openChannel()
		const handleMessage = ({ data }: MessageEvent<unknown>) => {
			// A tab with another version of Ella may say what this one cannot read.
			const saved = savedSchema.safeParse(data)
			if (saved.success) on(saved.data)
		}
		channel?.addEventListener('message', handleMessage)
		return () => channel?.close()
	},
}

function lockName(holder: string): string {
	return `ella-cv-tab:${holder}`
}

function openChannel(): BroadcastChannel | null {
	return 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null
}
