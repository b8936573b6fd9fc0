import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Highlight } from '#shared/ui/highlight.tsx'

/** Where a visitor goes to learn more. */
const exploreLinks: { to: string; label: string; text: string }[] = [
	{ to: '/features', label: 'Features', text: 'Everything Ella does' },
	{ to: '/templates', label: 'Templates', text: 'Every template, full size' },
	{ to: '/pricing', label: 'Pricing', text: 'What’s free, and what isn’t' },
	{ to: '/blog', label: 'Blog', text: 'How to write a CV that gets read' },
	{ to: '/cv-analysis', label: 'CV analysis', text: 'Check your CV now' },
	{ to: '/help', label: 'Help', text: 'Search for answers' },
]

/** The last invitation, and where else to go. */
export function ClosingSection() {
	return (
		<div className="landing-wrap">
			<section className="py-24 text-center lg:py-32" aria-labelledby="closing">
				<h2 id="closing" className="mx-auto max-w-[15em] text-[clamp(2.125rem,4.4vw,3.25rem)]">
					Start with one <Highlight>true</Highlight> line
				</h2>
				<p className="mx-auto mt-5 max-w-[32rem] text-lg leading-normal text-ink-soft">
					Write it as you’d say it. Ella helps with the rest and saves as you type.
				</p>
				<ButtonLink to="/cv-writer" look="primary" className="mt-8">
					Write your CV
				</ButtonLink>
			</section>
			<nav aria-labelledby="explore" className="border-t border-line pt-10 pb-20 lg:pb-24">
				<h2 id="explore" className="text-xl">
					Explore
				</h2>
				<ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
					{exploreLinks.map(({ to, label, text }) => (
						<li key={to}>
							<Link to={to} className="explore-link group">
								<span>
									<span className="block font-semibold">{label}</span>
									<span className="block text-sm text-ink-soft">{text}</span>
								</span>
								<ArrowRight
									size={18}
									aria-hidden="true"
									className="shrink-0 text-accent transition-transform duration-150 ease-out group-hover:translate-x-1"
								/>
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</div>
	)
}
