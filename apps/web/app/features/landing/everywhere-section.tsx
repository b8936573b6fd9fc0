import type { LandingFacts } from './landing-facts.ts'
import { TypesetPageImage } from './typeset-page-image.tsx'

/** The same CV on paper, on a phone and as plain text. */
export function EverywhereSection({ facts }: { facts: LandingFacts['everywhere'] }) {
	return (
		<section
			className="overflow-hidden border-y border-line bg-desk-2"
			aria-labelledby="everywhere"
		>
			<div className="landing-wrap pt-20 lg:pt-28">
				<div className="max-w-[44rem]">
					<h2 id="everywhere" className="landing-title">
						Looks Professional Everywhere
					</h2>
					<p className="mt-4 text-lg leading-normal text-ink-soft">
						One PDF that looks the same everywhere: on paper, on a phone, or as text in a
						recruiter’s software.
					</p>
				</div>
				<ul className="everywhere">
					<li className="everywhere-paper">
						<h3>On paper</h3>
						<TypesetPageImage picture={facts.picture} />
					</li>
					<li className="everywhere-phone">
						<h3>On a phone</h3>
						<div className="phone">
							<div className="phone-screen">
								<TypesetPageImage
									picture={{ ...facts.picture, alt: 'The same page on a phone screen' }}
								/>
							</div>
						</div>
					</li>
					<li className="everywhere-text">
						<h3>In software</h3>
						<pre className="machine-text">{facts.plainText.join('\n')}</pre>
					</li>
				</ul>
			</div>
		</section>
	)
}
