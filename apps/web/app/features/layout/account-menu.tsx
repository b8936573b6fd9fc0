import type { User } from '@app/contract'
import { CreditCard, FileStack, FileText, LogOut, UserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { Avatar } from './avatar.tsx'
import { BarMenu, barMenuRowClass } from './bar-menu.tsx'
import { accountLinks } from './member-links.ts'
import { planLabel } from './plan-button.tsx'
import { useSignOut } from './use-sign-out.ts'

const icons: Record<string, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>> = {
	'/dashboard': FileText,
	'/cv/versions': FileStack,
	'/profile': UserRound,
	'/subscription': CreditCard,
}

/** Who is signed in, their plan, their pages, and the way out. */
export function AccountMenu({ user }: { user: User }) {
	const signOut = useSignOut()
	return (
		<BarMenu
			align="end"
			width="w-68"
			trigger={
				<button
					type="button"
					aria-label="Account menu"
					className="grid size-11 place-items-center rounded-full"
				>
					<Avatar email={user.email} />
				</button>
			}
		>
			<div className="px-3 pt-2 pb-3">
				<p className="truncate text-sm font-semibold" title={user.email}>
					{user.email}
				</p>
				<p className="mt-0.5 text-xs text-ink-soft">{planLabel(user.plan)}</p>
			</div>
			<Line />
			{accountLinks.map(({ to, label }) => (
				<DropdownMenu.Item key={to} asChild>
					<Link to={to} className={barMenuRowClass}>
						<RowIcon icon={icons[to]} />
						{label}
					</Link>
				</DropdownMenu.Item>
			))}
			<Line />
			<DropdownMenu.Item onSelect={() => void signOut()} className={barMenuRowClass}>
				<RowIcon icon={LogOut} />
				Sign Out
			</DropdownMenu.Item>
		</BarMenu>
	)
}

function Line() {
	return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}

function RowIcon({ icon: Icon }: { icon: (typeof icons)[string] | undefined }) {
	return Icon ? <Icon size={18} aria-hidden /> : null
}
