import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { NavLink } from './nav-links.ts'

type FooterGroupProps = { title: string; links: NavLink[] }

/** One group of footer links: always open on wide screens, folded under its title on phones. */
export function FooterGroup({ title, links }: FooterGroupProps) {
	const [isOpen, setIsOpen] = useState(false)
	const id = useId()
	return (
		<section className="border-b border-line sm:border-0" aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`} className="font-sans text-sm font-semibold tracking-normal">
				<span className="hidden sm:block">{title}</span>
				<button
					type="button"
					aria-expanded={isOpen}
					aria-controls={`${id}-links`}
					onClick={() => setIsOpen(!isOpen)}
					className="flex min-h-12 w-full items-center justify-between text-left sm:hidden"
				>
					{title}
					<ChevronDown
						size={18}
						aria-hidden="true"
						className={`transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
					/>
				</button>
			</h2>
			<div id={`${id}-links`} data-open={isOpen} className="footer-links">
				<ul className="min-h-0 overflow-hidden sm:mt-2">
					{links.map(({ to, label }) => (
						<li key={to} className="last:pb-3 sm:last:pb-0">
							<Link to={to} className="footer-link">
								{label}
							</Link>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
