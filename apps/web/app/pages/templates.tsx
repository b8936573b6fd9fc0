import { GalleryProof, PublicGallery } from '#features/design/public-gallery.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import facts from '../generated/gallery-facts.json'

export const meta = () =>
	pageMeta({
		title: 'CV templates',
		description:
			'12 free CV templates, each tested for how well software reads it. See who each one is best for, and download in any format.',
		keywords: ['CV templates', 'ATS CV template', 'CV layout', 'two-column CV'],
		canonical: '/templates',
		crumbs: [{ title: 'Templates', path: '/templates' }],
		schema: {
			'@type': 'ItemList',
			itemListElement: facts.templates.map(({ name, description }, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name,
				description,
			})),
		},
	})

export default function Templates() {
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-12 sm:px-6 sm:py-16">
			<div className="mb-12 max-w-[44rem] sm:mb-16">
				<h1 className="text-[clamp(2.25rem,5vw,3.25rem)] font-[520]">CV templates</h1>
				<p className="mt-4 text-lg leading-normal text-ink-soft">
					Templates shown with sample CVs. Your PDF will look exactly like the preview. Every
					template is free, and changing it never changes your words.
				</p>
				<div className="mt-7 flex flex-wrap gap-3">
					<ButtonLink to="/cv-templates-preview" look="primary">
						Compare templates
					</ButtonLink>
					<ButtonLink to="/cv-writer">Write your CV</ButtonLink>
				</div>
			</div>
			<PublicGallery templates={facts.templates} />
			<div className="mt-20 border-t border-line pt-14">
				<GalleryProof templates={facts.templates} proof={facts.proof} />
			</div>
		</div>
	)
}
