import { FeatureCard } from './feature-card.tsx'
import { type FeatureCardEntry, featureCards } from './feature-card-contents.ts'
import type { LandingFacts } from './landing-facts.ts'
import { ReadBackSample } from './read-back-sample.tsx'
import { ReportSample } from './report-sample.tsx'
import { RewriteSample } from './rewrite-sample.tsx'

/** The three pillars, each with a real piece of the product. */
export function FeaturesSection({ facts }: { facts: LandingFacts }) {
	return (
		<section className="landing-wrap pb-24 lg:pb-32" aria-labelledby="features-title">
			<h2 id="features-title" className="landing-title">
				3 ways to a better CV
			</h2>
			<ul className="mt-8 grid gap-5 sm:mt-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
				{featureCards.map((entry) => (
					<FeatureCard key={entry.type} entry={entry}>
						<Sample entry={entry} facts={facts} />
					</FeatureCard>
				))}
			</ul>
		</section>
	)
}

function Sample({ entry, facts }: { entry: FeatureCardEntry; facts: LandingFacts }) {
	const { type, rotation } = entry
	if (type === 'upload') return <ReportSample report={facts.report} />
	if (type === 'improvement') return <RewriteSample rewrite={facts.rewrite} rotation={rotation} />
	return <ReadBackSample templates={facts.templates} />
}
