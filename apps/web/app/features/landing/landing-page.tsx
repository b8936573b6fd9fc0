import { BenefitsSection } from './benefits-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { EverywhereSection } from './everywhere-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import { Hero } from './hero.tsx'
import type { LandingFacts } from './landing-facts.ts'
import { TemplatesSection } from './templates-section.tsx'

/** The first page of the site. */
export function LandingPage({ facts }: { facts: LandingFacts }) {
	return (
		<>
			<Hero facts={facts.hero} />
			<FeaturesSection facts={facts} />
			<BenefitsSection />
			<TemplatesSection templates={facts.templates} />
			<EverywhereSection facts={facts.everywhere} />
			<ClosingSection />
		</>
	)
}
