import { Suspense } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { lazyPart } from '#shared/lazy-part.tsx'
import { estimateListedCvs } from '#shared/local-cvs/estimate-listed-cvs.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import type { LocalCvState } from './use-local-cv.ts'
import { loadLocalCvModule } from './use-local-cv.ts'

/** The most CVs of the list that are shown before the person asks for all. */
const mostShown = 4

const KeptCvs = lazyPart(async () => (await loadLocalCvModule()).KeptCvs)

/** The CVs that this browser keeps; their room is there before them, so that nothing moves when they come. */
export function LazyLocalCvList({ kept }: { kept: NonNullable<LocalCvState> }) {
	if (kept === 'coming') return <RoomForKept />
	if (kept === 'not-loaded') return <NotShown />
	return (
		<Suspense fallback={<RoomForKept />}>
			<KeptCvs mostShown={mostShown} />
		</Suspense>
	)
}

/** As high as the page beside the words, the higher of the two. */
function RoomForKept() {
	return (
		<div aria-hidden="true" className="order-first lg:order-none">
			<div className="flex gap-5 lg:block">
				<div className="aspect-[595/842] w-28 shrink-0 border border-line bg-paper lg:w-full" />
				<div className="grid flex-1 content-start gap-3 lg:hidden">
					<div className="h-6 w-40 max-w-full rounded bg-desk-2" />
					<div className="h-4 w-56 max-w-full rounded bg-desk-2" />
				</div>
			</div>
			<div style={{ height: listHeight(estimateListedCvs(browserStorage())) }} />
		</div>
	)
}

function NotShown() {
	return (
		<aside
			aria-labelledby="continue-title"
			className="order-first min-h-[9.9rem] lg:order-none lg:min-h-0"
		>
			<h2 id="continue-title" className="text-lg">
				Your CV
			</h2>
			<p className="mt-1 text-sm text-ink-soft">
				Your CV is saved in this browser, but we couldn’t show it here.
			</p>
			<ButtonLink to="/cv-writer/create" look="primary" size="small" className="mt-4">
				Continue writing
			</ButtonLink>
		</aside>
	)
}

/** How high the list of CVs is, for the room that is kept for it. */
function listHeight(count: number): string {
	return count === 0 ? '0' : `calc(5rem + ${Math.min(count, mostShown)} * 3.75rem)`
}
