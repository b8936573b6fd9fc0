import { type CvDocument, listPassages, type Passage } from '@app/cv'

const sections = new Set(['professionalSummary', 'skills', 'certification', 'education'])
const nameOnly = /\.(?:institution|issuer|location|url)$/
const mostLines = 150

/** The lines of a CV that a person may choose as what shows a requirement, in the order of the CV. */
export function evidenceCandidates(cv: CvDocument): Passage[] {
	const seen = new Set<string>()
	return listPassages(cv)
		.filter(
			({ kind, section, path }) =>
				kind === 'bullet' || (sections.has(section) && !nameOnly.test(path)),
		)
		.filter(({ text }) => !seen.has(text) && seen.add(text))
		.slice(0, mostLines)
}
