import { benefits } from './benefits.ts'

/** Shows four short claims about Ella's strengths. */
export function BenefitsSection() {
	return (
		<section className="border-y border-line bg-desk-2" aria-labelledby="benefits-title">
			<div className="landing-wrap grid gap-x-16 gap-y-10 py-20 lg:grid-cols-[1fr_2fr] lg:py-28">
				<h2 id="benefits-title" className="landing-title max-w-[12em]">
					What Makes Ella Different
				</h2>
				<ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
					{benefits.map(({ title, text }) => (
						<li key={title} className="border-t border-line-strong/40 pt-5">
							<h3 className="text-lg leading-snug">{title}</h3>
							<p className="mt-2 text-base text-ink-soft">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
