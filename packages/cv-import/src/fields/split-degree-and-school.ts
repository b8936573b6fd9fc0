import { clearlyNamesOrganisation, courseLogOdds } from '../classifier/phrase-log-odds.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { namesCertificate } from './certificates-among-courses.ts'

/** Splits a part that names a degree and a school: "BSc Nursing, University of Leeds". */
export function splitDegreeAndSchool(span: Span): Span[] {
	if (qualificationScore(span.text) === 0) return [span]
	if (institutionScore(span.text) === 0) return splitTrainer(span)
	const commas = [...span.text.matchAll(/,\s+|(?<!\s)\s+(?:at|from|an der|à l['’]|chez)\s+/g)]
	const scored = commas.map((match) => ({
		match,
		score: Math.abs(
			degreeVersusSchool(span.text.slice(0, match.index)) -
				degreeVersusSchool(span.text.slice(match.index + match[0].length)),
		),
	}))
	// The school comes last, because the subjects before it may contain commas.
	const [best] = scored.sort((a, b) => b.score - a.score || b.match.index - a.match.index)
	if (best === undefined || best.score < 0.8) return [span]
	const { index, 0: separator } = best.match
	return [sliceSpan(span, 0, index), trimSpan(sliceSpan(span, index + separator.length))]
}

/** Splits a school from the qualification behind it, after a colon or, if there is just one, a comma. */
export function splitSchoolAndDegree(span: Span): Span[] {
	const colon = span.text.indexOf(': ')
	if (colon > 0 && isSchoolBefore(span.text, colon))
		return [sliceSpan(span, 0, colon), trimSpan(sliceSpan(span, colon), /[\s:]/)]
	const comma = span.text.indexOf(', ')
	if (comma === -1 || span.text.indexOf(', ', comma + 1) !== -1) return [span]
	const [school, rest] = [span.text.slice(0, comma), span.text.slice(comma + 2)]
	const isSchool = institutionScore(school) > 0 && qualificationScore(school) === 0
	const isOther = institutionScore(rest) === 0 && qualificationScore(rest) > 0
	if (!isSchool || !isOther) return [span]
	return [sliceSpan(span, 0, comma), trimSpan(sliceSpan(span, comma), /[\s,]/)]
}

// A school and a colon may precede the qualification.
function isSchoolBefore(text: string, colon: number): boolean {
	const [school, rest] = [text.slice(0, colon), text.slice(colon)]
	return (
		institutionScore(school) > 0 && qualificationScore(school) === 0 && qualificationScore(rest) > 0
	)
}

// A firm may train people: after the last comma it is the school.
function splitTrainer(span: Span): Span[] {
	const comma = span.text.lastIndexOf(', ')
	const rest = span.text.slice(comma + 2)
	const isFirm = comma !== -1 && organisationScore(rest) > 0 && jobScore(rest) === 0
	if (!isFirm || qualificationScore(rest) > 0) return [span]
	return [sliceSpan(span, 0, comma), trimSpan(sliceSpan(span, comma), /[\s,]/)]
}

/** A course and a school without a word that schools have, where nothing else names one: "Diploma in Zoology, Georgia Tech". */
export function splitDegreeAndUnknownSchool(span: Span): Span[] {
	const comma = span.text.lastIndexOf(', ')
	const rest = span.text.slice(comma + 2)
	if (comma === -1 || !(shortName.test(rest) || clearlyNamesOrganisation(rest))) return [span]
	return [sliceSpan(span, 0, comma), trimSpan(sliceSpan(span, comma), /[\s,]/)]
}

// The acronym of a body that trains people.
const shortName = /^\p{Lu}{4,6}$/u

/** Returns a number above zero for a qualification, below zero for a school. */
export function degreeVersusSchool(text: string): number {
	const known = qualificationScore(text) - institutionScore(text)
	if (known !== 0) return known
	return shortName.test(text) && !namesCertificate(text) ? -1 : courseLogOdds(text)
}

function qualificationScore(text: string): number {
	return Math.max(degreeScore(text), awardLength(text) > 0 ? 1.5 : 0)
}
