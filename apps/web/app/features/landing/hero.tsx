import { ButtonLink } from '#shared/ui/button.tsx'
import { Highlight } from '#shared/ui/highlight.tsx'
import { AnnotatedCvPage } from './annotated-cv-page.tsx'
import type { LandingFacts } from './landing-facts.ts'

/** The first screen: what Ella promises, the two ways in, and a page that it has just read. */
export function Hero({ facts }: { facts: LandingFacts['hero'] }) {
	return (
		<section className="landing-wrap grid gap-x-10 gap-y-14 pt-10 pb-20 sm:pt-14 lg:grid-cols-[1fr_33rem] lg:items-center lg:pt-12 lg:pb-24">
			<div className="lg:pb-16">
				<h1 className="hero-title">
					<span className="block">Say what you did.</span>
					<Highlight drawn>Clearly,</Highlight> and nothing more.
				</h1>
				<p className="mt-6 max-w-[35.5rem] text-lg leading-normal text-ink-soft">
					See your CV the way a recruiter’s software does, fix the exact words that hold it back and
					give it a design that looks the part. No account needed. Downloads are always free.
				</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<ButtonLink to="/cv-writer" look="primary" className="max-[27rem]:w-full">
						Write your CV
					</ButtonLink>
					<ButtonLink to="/cv-analysis" className="max-[27rem]:w-full">
						Check your CV
					</ButtonLink>
				</div>
				<p className="mt-5 text-sm text-ink-soft">
					PDF, Word and text. Your file is deleted after 24 hours unless you keep it.
				</p>
			</div>
			<AnnotatedCvPage {...facts} />
		</section>
	)
}
