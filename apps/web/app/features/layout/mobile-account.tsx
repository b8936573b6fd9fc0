import type { User } from '@app/contract'
import { Link, NavLink } from 'react-router'
import { Avatar } from './avatar.tsx'
import { mobileAccountLinks, moreLinks, workLinks } from './member-links.ts'
import type { NavLink as LinkOfMenu } from './nav-links.ts'
import { planLabel } from './plan-button.tsx'
import { useSignOut } from './use-sign-out.ts'

type MobileAccountProps = { user: User; onLeave: () => void }

/** Shows the mobile menu of a signed-in person: their work, the links for every visitor, and their account. */
export function MobileAccount({ user, onLeave }: MobileAccountProps) {
	const signOut = useSignOut()
	const handleSignOut = () => {
		onLeave()
		void signOut()
	}
	return (
		<>
			<Links links={workLinks} onLeave={onLeave} />
			<ul
				aria-label="More pages"
				className="mt-2 grid grid-cols-2 gap-x-5 border-t border-line px-5 pt-2 text-ink-soft sm:px-6"
			>
				{moreLinks.map(({ to, label }) => (
					<li key={to}>
						<NavLink
							to={to}
							end={to === '/'}
							onClick={onLeave}
							className="flex min-h-11 items-center text-base text-ink-soft no-underline aria-[current=page]:font-semibold aria-[current=page]:text-accent"
						>
							{label}
						</NavLink>
					</li>
				))}
			</ul>
			<div className="mt-4 border-t border-line bg-desk-2 pt-4 pb-4">
				<Link
					to="/profile"
					onClick={onLeave}
					className="flex min-h-11 items-center gap-3 px-5 text-ink no-underline sm:px-6"
				>
					<Avatar email={user.email} />
					<span className="min-w-0">
						<span className="block truncate text-sm font-semibold">{user.email}</span>
						<span className="block text-xs text-ink-soft">{planLabel(user.plan)}</span>
					</span>
				</Link>
				<Links links={mobileAccountLinks} onLeave={onLeave} />
				<div className="border-t border-line px-5 sm:px-6">
					<button type="button" onClick={handleSignOut} className="mobile-link w-full">
						Sign Out
					</button>
				</div>
			</div>
		</>
	)
}

type LinksProps = { links: LinkOfMenu[]; onLeave: () => void }

function Links({ links, onLeave }: LinksProps) {
	return (
		<ul className="px-5 pt-2 sm:px-6">
			{links.map(({ to, label }) => (
				<li key={to} className="border-b border-line last:border-0">
					<NavLink to={to} onClick={onLeave} className="mobile-link">
						{label}
					</NavLink>
				</li>
			))}
		</ul>
	)
}
