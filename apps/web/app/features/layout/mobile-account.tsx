import type { User } from '@app/contract'
import { Link, NavLink } from 'react-router'
import { Avatar } from './avatar.tsx'
import { mobileAccountLinks } from './nav-links.ts'
import { planLabel } from './plan-button.tsx'
import { useSignOut } from './use-sign-out.ts'

type MobileAccountProps = { user: User; onLeave: () => void }

/** The end of the mobile menu for whoever is signed in. */
export function MobileAccount({ user, onLeave }: MobileAccountProps) {
	const signOut = useSignOut()
	const handleSignOut = () => {
		onLeave()
		void signOut()
	}
	return (
		<div className="mt-6 border-t border-line bg-desk-2 px-5 pt-4 pb-4 sm:px-6">
			<Link
				to="/profile"
				onClick={onLeave}
				className="flex min-h-11 items-center gap-3 text-ink no-underline"
			>
				<Avatar email={user.email} />
				<span className="min-w-0">
					<span className="block truncate text-sm font-semibold">{user.email}</span>
					<span className="block text-xs text-ink-soft">{planLabel(user.plan)}</span>
				</span>
			</Link>
			<ul className="mt-2">
				{mobileAccountLinks.map(({ to, label }) => (
					<li key={to} className="border-b border-line">
						<NavLink to={to} onClick={onLeave} className="mobile-link">
							{label}
						</NavLink>
					</li>
				))}
			</ul>
			<button type="button" onClick={handleSignOut} className="mobile-link w-full">
				Sign Out
			</button>
		</div>
	)
}
