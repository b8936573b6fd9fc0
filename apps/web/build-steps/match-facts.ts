import type { CvDocument } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import type { FeatureFacts } from '../app/features/features/feature-facts.ts'

/** An invented advert that the sample CV answers in part. */
export const sampleAdvert = `Senior Staff Nurse, Acute Medicine

Essential:
- NMC registration
- Experience of intravenous therapy
- You have mentored student nurses
- Experience of sepsis audits
- Advanced Life Support certificate

Desirable:
- SystmOne`

const mostShown = 5

/** How a CV answers an advert, as the match reads both: the first requirements, each with the line that shows it. */
export function matchFacts(cv: CvDocument, advert: string, today: string): FeatureFacts['match'] {
	const report = matchCv({ cv, source: null, today }, readAdvert(advert), null)
	const asked = report.requirements.filter(({ secondTo }) => secondTo === undefined)
	if (asked.length === 0) throw new Error('The sample advert asked for nothing.')
	return {
		shown: asked.filter(({ proof }) => proof === 'shown').length,
		of: asked.length,
		requirements: asked.slice(0, mostShown).map(({ quote, proof, evidence }) => ({
			quote,
			proof,
			line: proof === 'missing' ? '' : (evidence[0]?.line ?? ''),
		})),
	}
}
