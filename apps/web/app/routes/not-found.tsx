import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { pageMeta } from '#shared/page-meta.ts'
import { Highlight } from '#shared/ui/highlight.tsx'

export const meta = () =>
	pageMeta({
		title: 'Page not found',
		description: 'We couldn’t find this page. Here are the most popular ones.',
		noindex: true,
	})

const wanted = [
	{
		to: '/cv-writer',
		title: 'Write a CV',
		text: 'Start from scratch or from a file.',
	},
	{
		to: '/cv-analysis',
		title: 'Check your CV',
		text: 'See what recruiters’ software sees in it.',
	},
	{ to: '/', title: 'Go home', text: 'Start again from the home page.' },
]

export default function NotFound() {
	return (
		<div className="mx-auto grid max-w-[76rem] gap-x-16 gap-y-12 px-5 py-16 sm:px-6 sm:py-24 lg:grid-cols-[1fr_1fr] lg:items-center">
			<div>
				<p className="text-sm font-semibold text-ink-soft">Page not found</p>
				<h1 className="mt-3 text-[clamp(2.25rem,5vw,3.5rem)] font-[520] tracking-[-0.022em]">
					There’s <Highlight>nothing</Highlight> here.
				</h1>
				<p className="mt-5 max-w-[34rem] text-lg text-ink-soft">
					The web address may have a typo, or the page has moved. Nothing you’ve written is lost. A
					CV in progress stays in this browser.
				</p>
			</div>
			<ul className="border-t border-line">
				{wanted.map(({ to, title, text }) => (
					<li key={to} className="border-b border-line">
						<Link
							to={to}
							className="group flex items-center justify-between gap-6 py-5 text-ink no-underline"
						>
							<span>
								<span className="block font-serif text-lg font-[560]">{title}</span>
								<span className="mt-1 block text-sm text-ink-soft">{text}</span>
							</span>
							<ArrowRight
								size={20}
								aria-hidden="true"
								className="shrink-0 text-accent transition-transform duration-150 ease-out group-hover:translate-x-1"
							/>
						</Link>
					</li>
				))}
			</ul>
		</div>
	)
}
