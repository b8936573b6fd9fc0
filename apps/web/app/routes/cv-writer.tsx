import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useIsHydrated } from '#features/cv-analysis/session/use-is-hydrated.ts'
import { ExampleGallery } from '#features/new-cv/example-card.tsx'
import { parseReadWay, StartOptions } from '#features/new-cv/start-options.tsx'
import { useLocalCv } from '#features/new-cv/use-local-cv.ts'
import { storageKey } from '#shared/common-storage-keys.ts'
import { lazyPart, NotLoaded } from '#shared/lazy-part.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { CvLimitNotice } from '#shared/plan/cv-limit-notice.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { PageSpinner, Spinner } from '#shared/ui/spinner.tsx'
import examples from '../generated/example-cards.json'

// Loaded on a click: only some ways to start need them.
const StartCvFromImport = lazyPart(
	async () => (await import('./start-cv-from-import.tsx')).StartCvFromImport,
)
const ExampleDialog = lazyPart(
	async () => (await import('#features/new-cv/example-dialog.tsx')).ExampleDialog,
	({ onClose }) => (
		<Overlay>
			<NotLoaded onClose={onClose} />
		</Overlay>
	),
)

export const meta = () =>
	pageMeta({
		title: 'Write a CV',
		description:
			'Write your CV in your browser and see the finished page as you go. Free, with no account. It stays on your own device.',
		canonical: '/cv-writer',
		crumbs: [{ title: 'Write a CV', path: '/cv-writer' }],
	})

export default function CvWriter() {
	const [search] = useSearchParams()
	const isHydrated = useIsHydrated()
	// The page was built without an address.
	const way = isHydrated ? parseReadWay(search) : null
	if (way === null) return <Begin />
	return (
		<Suspense fallback={<PageSpinner label="Opening the page" />}>
			<StartCvFromImport way={way} />
		</Suspense>
	)
}

function Begin() {
	const kept = useLocalCv()
	const { isAuthenticated } = useSession()
	const hasOwn = !isAuthenticated && typeof kept === 'object' && kept !== null
	return (
		<div
			// If this browser holds a CV, the scripts load at once: showing the CV takes up room.
			data-shows-kept={storageKey}
			className="mx-auto max-w-[76rem] px-5 py-14 sm:px-6 sm:py-20"
		>
			<h1 className="text-[clamp(2.25rem,5vw,3.5rem)] font-[520] tracking-[-0.022em]">
				{hasOwn ? 'Welcome back' : 'How would you like to start?'}
			</h1>
			{/* All take the same room: what is kept, and who is signed in, is known only when the page has been seen. */}
			<p className="mt-4 mb-10 grid max-w-[38rem] text-lg text-ink-soft *:[grid-area:1/1]">
				<span className={isAuthenticated ? '' : 'invisible'}>
					Your CV is saved in your account, with version history.
				</span>
				<span className={hasOwn ? '' : 'invisible'}>
					Your CV is saved in this browser.{' '}
					<Link
						to="/cv-writer/create"
						className="font-semibold text-accent underline underline-offset-3"
					>
						Go on with it
					</Link>
					, or start another below.
				</span>
				<span className={isAuthenticated || hasOwn ? 'invisible' : ''}>
					Your CV is saved in this browser, on this device. No account needed. To go on elsewhere,
					download it as an Ella file and open that there, or make a{' '}
					<Link to="/register">free account</Link>.
				</span>
			</p>
			<CvLimitNotice />
			<StartOptions kept={kept} />
			<ExampleGallery cards={examples} />
			<OpenExample />
		</div>
	)
}

function OpenExample() {
	const [search] = useSearchParams()
	const isHydrated = useIsHydrated()
	const navigate = useNavigate()
	const card = examples.find(({ id }) => id === search.get('example'))
	if (!isHydrated || card === undefined) return null
	const close = () => void navigate('/cv-writer', { preventScrollReset: true, replace: true })
	return (
		<Suspense
			fallback={
				<Overlay>
					<Spinner label="Loading the sample" />
				</Overlay>
			}
		>
			<ExampleDialog key={card.id} card={card} onClose={close} />
		</Suspense>
	)
}

/** The panel in the middle of the window that is shown until a dialog has loaded. */
function Overlay({ children }: { children: ReactNode }) {
	return (
		<div className="fixed inset-0 z-[60] grid place-items-center bg-[oklch(0.2_0.01_75/0.5)] p-5">
			<div className="rounded-panel border border-line bg-paper p-6 shadow-paper">{children}</div>
		</div>
	)
}
