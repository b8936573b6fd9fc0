import '#features/landing/landing.css'
import type { FeatureFacts } from '#features/features/feature-facts.ts'
import { FeatureList } from '#features/features/feature-list.tsx'
import {
	ApplySample,
	KeepSample,
	MatchSample,
	ShareSample,
	WriteSample,
} from '#features/features/product-samples.tsx'
import { ReadBackSample } from '#features/landing/read-back-sample.tsx'
import { ReportSample } from '#features/landing/report-sample.tsx'
import { RewriteSample } from '#features/landing/rewrite-sample.tsx'
import { TypesetPageImage } from '#features/landing/typeset-page-image.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import featureFacts from '../generated/feature-facts.json'
import facts from '../generated/landing-facts.json'

// What the build wrote has the words of its kinds as plain strings.
const { match } = featureFacts as FeatureFacts

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
	const page = { ...facts.hero.picture, alt: 'The page with this line' }
	return (
		<SitePage
			title="What Ella does"
			lead="Everything here works now and is in the Free plan. The people and jobs are samples."
		>
			<FeatureList
				samples={{
					check: <ReportSample report={facts.report} title="A nurse’s CV, unedited" />,
					rewrite: <RewriteSample rewrite={facts.rewrite} rotation={-1} />,
					write: <WriteSample line={facts.rewrite.before} picture={page} />,
					match: <MatchSample match={match} />,
					keep: <KeepSample rewrite={facts.rewrite} />,
					share: <ShareSample />,
					apply: <ApplySample />,
					readable: <ReadBackSample templates={facts.templates} />,
					set: template ? (
						<TypesetPageImage
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
