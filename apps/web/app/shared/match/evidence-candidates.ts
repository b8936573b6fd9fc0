import { type CvDocument, listPassages, type Passage } from '@app/cv'

/** A job, voluntary post or project whose lines may grow by one: the path of its lines, and its name. */
export type LinePlace = { path: string; label: string }

/** The lines of a CV that may show a requirement, and the places where a new one may stand. */
export type CvLines = { passages: readonly Passage[]; places: readonly LinePlace[] }

const sections = new Set(['professionalSummary', 'skills', 'certification', 'education'])
const nameOnly = /\.(?:institution|issuer|location|url)$/
const mostLines = 150

/** Lists the lines of a CV and where a new one may stand; nothing without a CV. */
export function listCvLines(cv: CvDocument | null): CvLines {
	return cv === null
		? { passages: [], places: [] }
		: { passages: evidenceCandidates(cv), places: listPlaces(cv) }
}

function listPlaces({ experience, volunteering, projects }: CvDocument): LinePlace[] {
	const named = [
		...experience.map(({ jobTitle, employer }, at) => ({
			path: `experience.${at}.achievements`,
			names: [jobTitle, employer],
		})),
		...volunteering.map(({ role, organisation }, at) => ({
			path: `volunteering.${at}.achievements`,
			names: [role, organisation],
		})),
		...projects.map(({ name }, at) => ({ path: `projects.${at}.achievements`, names: [name] })),
	]
	return named
		.map(({ path, names }) => ({ path, label: names.filter(Boolean).join(', ') }))
		.filter(({ label }) => label !== '')
}

// The lines that a person may choose as what shows a requirement, in the order of the CV.
function evidenceCandidates(cv: CvDocument): Passage[] {
	const seen = new Set<string>()
	return listPassages(cv)
		.filter(
			({ kind, section, path }) =>
				kind === 'bullet' || (sections.has(section) && !nameOnly.test(path)),
		)
		.filter(({ text }) => !seen.has(text) && seen.add(text))
		.slice(0, mostLines)
}
