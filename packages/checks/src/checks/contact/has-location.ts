import { type CvDocument, fullName } from '@app/cv'
import { isBritishOrIrishPlace } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'
import { readAlternatives, wordPattern } from '../../word-lists.ts'

const linesOfHeader = 12
const ukPostcode = /\b[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?\b/
const knownPlaces = wordPattern('places', 'anywhere', '')

export const hasLocation: Check = {
	id: 'B08',
	category: 'contact',
	severity: 'warning-1',
	title: 'Your CV says where you’re based',
	looksAt: placeFields,
	missesThem: true,
	run: ({ cv, source, lines }) => {
		if (placeFields({ cv }) > 0) return null
		const header = source === null ? [] : lines.slice(0, linesOfHeader).map(withoutName(cv))
		if (header.some((line) => ukPostcode.test(line) || knownPlaces.test(line))) return null
		if (header.some((line) => namesPlace(line, cv))) return null
		return missingFieldFinding(source, {
			what: 'town or city',
			title: 'Your CV doesn’t say where you’re based.',
			why: 'Employers look at how far away you are, and some search by town.',
			fix: 'Add your town and country, for example “Leeds, UK”. You don’t need a full address.',
			evidence: [],
		})
	},
}

const separator = /\t|\s*[|•·∙●;\u{1F300}-\u{1FAFF}]\s*|\s[–—/-]\s|\s{2,}/u
const placeLabel =
	/^(?:home )?(?:address|location|town|city|lives? in|based (?:in|near)|from)\s*:?\s+/i
const street = /^(?:flat \S+,? )?\d{1,4}[a-z]? \p{Lu}[\p{L}’']+ \p{Lu}[\p{L}’' ]*(?:,|$)/u
const reachedBy = /@|\d[\d\s()]{7,}\d|\b(?:linkedin|github)\b/i

// A town that isn't in the list is recognised by its place: a short text beside the phone number or the e-mail
// address.
function namesPlace(line: string, cv: CvDocument): boolean {
	const parts = line.split(separator).map((part) => part.trim().replace(/[.,]$/, ''))
	const isContact = reachedBy.test(line) && line.length <= 200
	return parts.some((part) => {
		const bare = part.replace(placeLabel, '')
		return (
			street.test(bare) ||
			bare.split(/,\s*/).some(isBritishOrIrishPlace) ||
			(bare !== part && nameOfPlace.test(bare)) ||
			(isContact && nameOfPlace.test(bare) && !isTitle(bare, cv) && !notAPlace.test(bare))
		)
	})
}

// No name of a place is longer; each hyphen may join or part two words, so a longer text would be tried in too many ways.
const nameOfPlace = new RegExp(
	String.raw`^(?=.{3,80}$)\p{Lu}[\p{L}’'-]{2,}(?:[ -](?:${readAlternatives('parts-of-place-names')})){0,4}(?:, \p{Lu}[\p{L}’'. -]+)?$`,
	'u',
)
const notAPlace = wordPattern('no-place-names', 'anywhere', 'iu')

function splitWords(text: string): string[] {
	return text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
}

// Kent Barry and Chelsea York have places for names.
function withoutName({ personalInfo }: CvDocument): (line: string) => string {
	const name = fullName(personalInfo).toLowerCase()
	return (line) => {
		const at = name === '' ? -1 : line.toLowerCase().indexOf(name)
		return at === -1 ? line : line.slice(0, at) + line.slice(at + name.length)
	}
}

function isTitle(text: string, { personalInfo, experience }: CvDocument): boolean {
	const titles = splitWords(
		[personalInfo.headline, ...experience.map((job) => job.jobTitle)].join(' '),
	)
	const names = text.split(/[^\p{L}]+/u).filter((word) => /^\p{Lu}/u.test(word))
	return splitWords(names.join(' ')).some(
		(word) => titles.includes(word) || /(?:[^t]er|[^ds]or|ment)s?$/.test(word),
	)
}

/** Fields of an address that are filled in. */
export function placeFields({ cv }: Pick<CheckContext, 'cv'>): number {
	const { address, city, country, postalCode } = cv.personalInfo
	return [address, city, country, postalCode].filter((part) => part.trim() !== '').length
}
