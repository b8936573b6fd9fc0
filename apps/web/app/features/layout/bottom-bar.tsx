import { Briefcase, FileText, Menu, SquareKanban } from 'lucide-react'
import { createPortal } from 'react-dom'
import { NavLink } from 'react-router'
import { workPaths } from './nav-links.ts'

const [cvs, jobs, applications] = workPaths
const work = [
	{ to: cvs, label: 'My CVs', Icon: FileText },
	{ to: jobs, label: 'Jobs', Icon: Briefcase },
	{ to: applications, label: 'Applications', Icon: SquareKanban },
]

/** A member's work in reach of the thumb: a bar at the bottom of a phone, which opens the menu for everything else. */
export function BottomBar({ onMore }: { onMore: () => void }) {
	// A portal, because the bar at the top may become the containing block of fixed elements inside it.
	return createPortal(
		<nav aria-label="Your work" className="bottom-bar">
			{work.map(({ to, label, Icon }) => (
				<NavLink key={to} to={to} className="bottom-bar-item">
					<Icon size={20} aria-hidden />
					{label}
				</NavLink>
			))}
			{/* Pages have buttons called More. */}
			<button
				type="button"
				aria-label="More pages"
				aria-haspopup="true"
				onClick={onMore}
				className="bottom-bar-item"
			>
				<Menu size={20} aria-hidden />
				More
			</button>
		</nav>,
		document.body,
	)
}
