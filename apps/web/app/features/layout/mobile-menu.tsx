import { Menu, X } from 'lucide-react'
import { Suspense } from 'react'
import { NavLink, useLocation } from 'react-router'
import { lazyPart, ShowNothing } from '#shared/lazy-part.tsx'
import { letterPath } from '#shared/letter/letter-path.ts'
import { signInPath } from '#shared/session/sign-in-origin.ts'
import { useSession } from '#shared/session/use-session.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { OpenLayer } from '#shared/ui/open-layers.tsx'
import { visitorLinks, workPaths } from './nav-links.ts'
import { useDisclosure } from './use-disclosure.ts'

const MobileAccount = lazyPart(
	async () => (await import('./mobile-account.tsx')).MobileAccount,
	ShowNothing,
)

const BottomBar = lazyPart(async () => (await import('./bottom-bar.tsx')).BottomBar, ShowNothing)

/** The links of the bar for narrow screens, in a panel that slides down from it. */
export function MobileMenu() {
	const { user } = useSession()
	const { pathname } = useLocation()
	const { isOpen, button, panel, close, toggle } = useDisclosure()
	return (
		<div className="min-[900px]:hidden">
			<button
				ref={button}
				type="button"
				aria-expanded={isOpen}
				aria-controls="mobile-menu"
				aria-label={isOpen ? 'Close menu' : 'Open menu'}
				onClick={toggle}
				className="-mr-2.5 grid size-11 place-items-center rounded-control text-ink"
			>
				{isOpen ? <X size={24} aria-hidden="true" /> : <Menu size={24} aria-hidden="true" />}
			</button>
			<div id="mobile-menu" ref={panel} data-open={isOpen} className="mobile-menu">
				{isOpen ? <OpenLayer kind="menu" /> : null}
				<div className="min-h-0 overflow-y-auto">
					{user ? (
						<Suspense fallback={null}>
							<MobileAccount user={user} onLeave={close} />
						</Suspense>
					) : (
						<VisitorLinks onLeave={close} />
					)}
				</div>
			</div>
			{user && !isOpen && workPaths.includes(pathname) ? (
				<Suspense fallback={null}>
					<BottomBar onMore={toggle} />
				</Suspense>
			) : null}
		</div>
	)
}

function VisitorLinks({ onLeave }: { onLeave: () => void }) {
	const links = [
		...visitorLinks,
		{ to: letterPath, label: 'Cover letter' },
		{ to: signInPath, label: 'Sign In' },
	]
	return (
		<>
			<ul className="px-5 pt-2 sm:px-6">
				{links.map(({ to, label }) => (
					<li key={to} className="border-b border-line last:border-0">
						<NavLink to={to} end={to === '/'} onClick={onLeave} className="mobile-link">
							{label}
						</NavLink>
					</li>
				))}
			</ul>
			<div className="px-5 pt-2 pb-6 sm:px-6">
				<ButtonLink to="/cv-writer" look="primary" onClick={onLeave} className="w-full">
					Write your CV
				</ButtonLink>
			</div>
		</>
	)
}
