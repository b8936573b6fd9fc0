import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { lazyPart, ShowNothing } from '#shared/lazy-part.tsx'
import { SearchButton } from '#shared/search/search-button.tsx'
import { signInPath } from '#shared/session/sign-in-origin.ts'
import { useSession } from '#shared/session/use-session.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { Avatar } from './avatar.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { visitorLinks } from './nav-links.ts'
import { PlanButton } from './plan-button.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

// Loaded on demand: most visitors are not signed in, and a menu is a third of the bar's code.
const AccountMenu = lazyPart(
	async () => (await import('./account-menu.tsx')).AccountMenu,
	ShowNothing,
)

const MemberBar = lazyPart(async () => (await import('./member-bar.tsx')).MemberBar, ShowNothing)

/** How far the page scrolls, in pixels, before the bar lifts off it. */
const liftThresholdPx = 20

/** The bar at the top of every page. */
export function SiteNav() {
	const isLifted = useScrolledPast(liftThresholdPx)
	const { user, loading } = useSession()
	return (
		<header
			data-lifted={isLifted}
			className="site-nav fixed inset-x-0 top-0 z-50 has-[.mobile-menu[data-open=true]]:z-[10000] h-(--nav-height) print:hidden"
		>
			<nav
				aria-label="Main"
				className="mx-auto flex h-full max-w-[76rem] items-center gap-4 px-5 xl:gap-7 sm:px-6"
			>
				<Logo isMember={user !== null} />
				{user ? (
					<Suspense fallback={null}>
						<MemberBar />
					</Suspense>
				) : (
					<VisitorBar isCertain={!loading} />
				)}
				<div className="ml-auto flex items-center">
					<SearchButton />
					<PlanButton isSignedIn={user !== null} />
				</div>
				<div className="hidden items-center gap-3 min-[900px]:flex">
					{user ? (
						<Suspense
							fallback={
								<span className="grid size-11 place-items-center">
									<Avatar email={user.email} />
								</span>
							}
						>
							<AccountMenu user={user} />
						</Suspense>
					) : (
						<SignInLinks isCertain={!loading} />
					)}
				</div>
				<MobileMenu />
			</nav>
		</header>
	)
}

type Certainty = { isCertain: boolean }

// A browser that has tokens waits until it is certain that they do not work.
const lookOf = ({ isCertain }: Certainty) => (isCertain ? 'nav-link' : 'nav-link visitors-only')

function VisitorBar(certainty: Certainty) {
	return (
		<ul className="visitor-bar hidden items-center gap-1 min-[900px]:flex">
			{visitorLinks.map(({ to, label }) => (
				<li key={to}>
					<NavLink to={to} end={to === '/'} className={lookOf(certainty)}>
						{label}
					</NavLink>
				</li>
			))}
		</ul>
	)
}

/** Shows the buttons of the bar for visitors, beside its links. */
function SignInLinks(certainty: Certainty) {
	return (
		<>
			<NavLink to={signInPath} className={lookOf(certainty)}>
				Log In
			</NavLink>
			<ButtonLink
				to="/cv-writer"
				look="primary"
				size="small"
				className={certainty.isCertain ? '' : 'visitors-only'}
			>
				Write your CV
			</ButtonLink>
		</>
	)
}
