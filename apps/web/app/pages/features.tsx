import '#features/landing/landing.css'
import { FeatureList } from '#features/features/feature-list.tsx'
import { ReadBackSample } from '#features/landing/read-back-sample.tsx'
import { ReportSample } from '#features/landing/report-sample.tsx'
import { RewriteSample } from '#features/landing/rewrite-sample.tsx'
import { Sheet } from '#features/landing/sheet.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import facts from '../generated/landing-facts.json'

export const meta = () =>
	pageMeta({
		title: 'Features',
		description:
			'Everything Ella does: check and score your CV, write it, rewrite duties, design it, keep versions, share it and download it all.',
		canonical: '/features',
		crumbs: [{ title: 'Features', path: '/features' }],
	})

export default function Features() {
	const [template] = facts.templates
	return (
		<SitePage
			title="What Ella does"
			lead="Everything here works now and is in the Free plan. Ella made these samples itself when this site was built."
		>
			<FeatureList
				samples={{
					check: <ReportSample report={facts.report} title="A nurse’s CV, unedited" />,
					rewrite: <RewriteSample rewrite={facts.rewrite} rotation={-1} />,
					readable: <ReadBackSample templates={facts.templates} />,
					set: template ? (
						<Sheet
							picture={{
								src: template.image,
								alt: template.alt,
								widthPx: template.widthPx,
								heightPx: template.heightPx,
							}}
						/>
					) : null,
				}}
			/>
		</SitePage>
	)
}
