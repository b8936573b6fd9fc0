import type { GuestStatus } from '@app/contract'

/** How far an analysis is, as the person who waits reads it; progress is in per cent. */
export type Stage = { status: GuestStatus; message: string; progress: number }

const readFrom = 10
const readTo = 75

export const waiting: Stage = { status: 'processing', message: 'Waiting to start', progress: 5 }

export const opening: Stage = {
	status: 'processing',
	message: 'Opening your file',
	progress: readFrom,
}

/** While page `page` of `pages` is being read. */
export function reading(page: number, pages: number): Stage {
	const share = pages === 0 ? 1 : page / pages
	const progress = Math.round(readFrom + share * (readTo - readFrom))
	return { status: 'processing', message: `Reading page ${page} of ${pages}`, progress }
}

export const checking: Stage = {
	status: 'analyzing',
	message: 'Checking dates and details',
	progress: 80,
}

export const drawing: Stage = {
	status: 'analyzing',
	message: 'Preparing the pages',
	progress: 95,
}

export const complete: Stage = {
	status: 'completed',
	message: 'Analysis complete!',
	progress: 100,
}
