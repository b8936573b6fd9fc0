import type { User } from '@app/contract'
import { CreditCard, FileStack, FileText, LogOut, UserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { OpenLayer } from '#shared/ui/open-layers.tsx'
import { Avatar } from './avatar.tsx'
import { accountLinks } from './nav-links.ts'
import { planLabel } from './plan-button.tsx'
import { useSignOut } from './use-sign-out.ts'

const icons: Record<string, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>> = {
	'/dashboard': FileText,
	'/cv/versions': FileStack,
	'/profile': UserRound,
	'/subscription': CreditCard,
}

const rowClass = `flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-semibold text-ink
		no-underline outline-none select-none data-highlighted:bg-accent-wash forced-colors:data-highlighted:outline-2
		forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-solid`

/** Who is signed in, their plan, their pages, and the way out. */
export function AccountMenu({ user }: { user: User }) {
	const signOut = useSignOut()
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger
				aria-label="Account menu"
				className="grid size-11 place-items-center rounded-full"
			>
				<Avatar email={user.email} />
			</DropdownMenu.Trigger>
			{/* Stays in the bar, so that it is part of a landmark. */}
			<DropdownMenu.Content
				align="end"
				sideOffset={6}
				collisionPadding={12}
				className="z-50 w-68 rounded-panel border border-line bg-paper p-1.5 shadow-paper"
			>
				<OpenLayer kind="menu" />
				<div className="px-3 pt-2 pb-3">
					<p className="truncate text-sm font-semibold" title={user.email}>
						{user.email}
					</p>
					<p className="mt-0.5 text-xs text-ink-soft">{planLabel(user.plan)}</p>
				</div>
				<Line />
				{accountLinks.map(({ to, label }) => (
					<DropdownMenu.Item key={to} asChild>
						<Link to={to} className={rowClass}>
							<RowIcon icon={icons[to]} />
							{label}
						</Link>
					</DropdownMenu.Item>
				))}
				<Line />
				<DropdownMenu.Item onSelect={() => void signOut()} className={rowClass}>
					<RowIcon icon={LogOut} />
					Sign Out
				</DropdownMenu.Item>
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	)
}

function Line() {
	return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}

function RowIcon({ icon: Icon }: { icon: (typeof icons)[string] | undefined }) {
	return Icon ? <Icon size={18} aria-hidden /> : null
}
