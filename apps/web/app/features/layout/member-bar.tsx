import { ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { NavLink } from 'react-router'
import { BarMenu, barMenuRowClass } from './bar-menu.tsx'
import { moreLinks, workLinks } from './member-links.ts'

/**
 * Shows the links of the bar for a signed-in person: their work first, and the links for every visitor under More.
 */
export function MemberBar() {
	return (
		<ul className="hidden items-center gap-1 min-[900px]:flex">
			{workLinks.map(({ to, label }) => (
				<li key={to}>
					<NavLink to={to} className="nav-link">
						{label}
					</NavLink>
				</li>
			))}
			<li>
				<BarMenu
					align="start"
					width="w-52"
					trigger={
						<button
							type="button"
							// Pages have other buttons called More.
							aria-label="More pages"
							className="nav-link gap-1 data-[state=open]:text-ink"
						>
							More
							<ChevronDown size={16} aria-hidden />
						</button>
					}
				>
					{moreLinks.map(({ to, label }) => (
						<DropdownMenu.Item key={to} asChild>
							<NavLink to={to} end={to === '/'} className={barMenuRowClass}>
								{label}
							</NavLink>
						</DropdownMenu.Item>
					))}
				</BarMenu>
			</li>
		</ul>
	)
}
