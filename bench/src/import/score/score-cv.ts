import type { CvDocument } from '@app/cv'
import { type Item, judgeList } from './match-lists.ts'
import { isSameLink, isSamePassage, isSamePhone, isSameText } from './same-text.ts'
import { scoreEducation } from './score-education.ts'
import { scoreExperience } from './score-experience.ts'
import { judgeValue, type ScoredField, type Verdict } from './verdict.ts'

/** Compares a CV that was read with the truth, field by field. */
export function scoreCv(truth: CvDocument, read: CvDocument): Verdict[] {
	return [
		...scorePersonalInfo(truth, read),
		...judgeValue(
			'summary',
			{
				expected: truth.professionalSummary,
				found: read.professionalSummary,
				path: 'professionalSummary',
			},
			isSamePassage,
		),
		...scoreExperience(truth.experience, read.experience),
		...scoreEducation(truth.education, read.education),
		...names('skills', 'skills', [truth.skills, read.skills]),
		...names('languages', 'language', [truth.language, read.language]),
		...names('certifications', 'certification', [truth.certification, read.certification]),
		...names('interests', 'interests', [truth.interests, read.interests]),
		...scoreReferences(truth, read),
		...judgeList(
			'volunteering',
			{
				expected: truth.volunteering.map(({ role }) => role),
				found: read.volunteering.map(({ role }, index) => ({
					text: role,
					path: `volunteering.${index}.role`,
				})),
			},
			isSameText,
		),
		...judgeList(
			'further facts',
			{ expected: facts(truth), found: factItems(read) },
			isSamePassage,
		),
	]
}

function scorePersonalInfo(
	{ personalInfo: truth, ...cv }: CvDocument,
	other: CvDocument,
): Verdict[] {
	const { personalInfo: read } = other
	const value = (field: ScoredField, key: keyof typeof truth, isSame = isSameText) =>
		judgeValue(
			field,
			{ expected: truth[key], found: read[key], path: `personalInfo.${key}` },
			isSame,
		)
	const links = {
		expected: [...cv.socialMedia.map(({ url }) => url), truth.website, truth.orcid].filter(Boolean),
		found: linkItems(other),
	}
	return [
		...value('first name', 'firstName'),
		...value('last name', 'lastName'),
		...value('e-mail', 'email'),
		...value('phone', 'phone', isSamePhone),
		...value('city', 'city'),
		...value('headline', 'headline'),
		...judgeList('links', links, isSameLink),
	]
}

function linkItems({ socialMedia, personalInfo: { website, orcid } }: CvDocument): Item[] {
	return [
		...socialMedia.map(({ url, handle }, index) => ({
			text: url || handle,
			path: `socialMedia.${index}.url`,
		})),
		...(website === '' ? [] : [{ text: website, path: 'personalInfo.website' }]),
		...(orcid === '' ? [] : [{ text: orcid, path: 'personalInfo.orcid' }]),
	]
}

function names(field: ScoredField, list: string, [truth, read]: [Named[], Named[]]): Verdict[] {
	const expected = truth.map(({ name }) => name)
	const found = read.map(({ name }, index) => ({ text: name, path: `${list}.${index}.name` }))
	return judgeList(field, { expected, found }, isSameText)
}

type Named = { name: string }

function scoreReferences(truth: CvDocument, read: CvDocument): Verdict[] {
	const onRequest = ({ referencesOnRequest }: CvDocument) =>
		referencesOnRequest ? 'on request' : ''
	return [
		...names('references', 'reference', [truth.reference, read.reference]),
		...judgeValue(
			'references',
			{ expected: onRequest(truth), found: onRequest(read), path: 'referencesOnRequest' },
			isSameText,
		),
	]
}

function facts({ custom }: CvDocument): string[] {
	return custom.flatMap(({ items }) => items.map(({ text }) => text))
}

function factItems({ custom }: CvDocument): Item[] {
	return custom.flatMap(({ items }, section) =>
		items.map(({ text }, index) => ({ text, path: `custom.${section}.items.${index}.text` })),
	)
}
