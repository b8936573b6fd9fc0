import type { Finding } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { findLeadIn } from '@app/language'
import { suggestRewrite } from '@app/rewrite'
import { pathOfLine } from './is-about-lines.ts'

/** A line that a remark is about, as it is and as it could be, with the question that would make it stronger. */
export type OfferedWording = { before: string; after: string; question: string | null }

const mostOffered = 2
const needsVerb = ['E01', 'E02']

/** What could be written instead of the lines that a remark is about; made of their own words. */
export function offerWordings({ checkId, evidence }: Finding, cv: CvDocument): OfferedWording[] {
	const paths = [...new Set(evidence.flatMap(({ path }) => path ?? []))]
	return paths
		.flatMap((path) => {
			const [, list, item, line] = pathOfLine.exec(path) ?? []
			// The pattern names only lists that have lines.
			const entry = list && cv[list as 'experience' | 'volunteering' | 'projects'][Number(item)]
			const before = entry ? entry.achievements[Number(line)] : undefined
			if (!entry || before === undefined) return []
			const offer = suggestRewrite(before, {
				current: entry.current,
				text: entry.achievements.join('\n'),
			})
			if (offer === null || offer.after === offer.before) return []
			// "Responsible for apprentices" is better spelt and still no answer to "say what you did".
			if (needsVerb.includes(checkId) && findLeadIn(offer.after) !== null) return []
			return [{ before, after: offer.after, question: offer.asks[0]?.question ?? null }]
		})
		.slice(0, mostOffered)
}
