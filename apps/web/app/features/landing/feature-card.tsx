import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FeatureCardEntry } from './feature-card-contents.ts'

type FeatureCardProps = { entry: FeatureCardEntry; children: ReactNode }

/** Shows one pillar: its description, the way to it and a sample of the product. */
export function FeatureCard({ entry, children }: FeatureCardProps) {
	return (
		<li className="feature-card" data-type={entry.type} data-accent={entry.accent}>
			<h3 className="text-[1.375rem] leading-snug">{entry.title}</h3>
			<p className="mt-2 text-base text-ink-soft">{entry.description}</p>
			<p className="mt-3">
				<Link
					to={entry.action.path}
					className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent hover:text-accent-hover"
				>
					{entry.action.label}
					<ArrowRight size={16} aria-hidden />
				</Link>
			</p>
			<div className="mt-auto pt-7">{children}</div>
		</li>
	)
}
