import { ButtonLink } from '#shared/ui/button.tsx'
import type { TemplateEntry } from './landing-facts.ts'
import { TemplateCarousel } from './template-carousel.tsx'

/** The templates, one after another, and the way to all of them. */
export function TemplatesSection({ templates }: { templates: TemplateEntry[] }) {
	return (
		<section className="overflow-x-clip" aria-labelledby="templates-title">
			<div className="landing-wrap grid gap-x-16 gap-y-10 py-20 lg:grid-cols-[22rem_1fr] lg:items-center lg:py-28">
				<div>
					<h2 id="templates-title" className="landing-title">
						Templates that are easy to read
					</h2>
					<p className="mt-4 text-lg leading-normal text-ink-soft">
						Here are 3 of our 12 templates. Switch whenever you like. Your words stay exactly as you
						wrote them.
					</p>
					<ButtonLink to="/templates" className="mt-8">
						See all templates
					</ButtonLink>
				</div>
				<TemplateCarousel templates={templates} />
			</div>
		</section>
	)
}
