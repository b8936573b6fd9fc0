import type { ReactNode } from 'react'
import type { FeatureCardEntry } from './feature-card-contents.ts'

type FeatureCardProps = { entry: FeatureCardEntry; children: ReactNode }

/** Shows one pillar: its description and a sample of the product. */
export function FeatureCard({ entry, children }: FeatureCardProps) {
	return (
		<li className="feature-card" data-type={entry.type} data-accent={entry.accent}>
			<h3 className="text-[1.375rem] leading-snug">{entry.title}</h3>
			<p className="mt-2 text-base text-ink-soft">{entry.description}</p>
			<div className="mt-auto pt-7">{children}</div>
		</li>
	)
}
