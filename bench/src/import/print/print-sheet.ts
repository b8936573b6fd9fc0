import { type CvDocument, fullName } from '@app/cv'
import type { TitledSection } from '../locales/locale.ts'
import { printEducation, printExperience, printVolunteering } from './print-entries.ts'
import { printContacts } from './print-header.ts'
import { languageTexts, printCertificates, printList, printReferences } from './print-lists.ts'
import type { Block, Sheet, SheetSection } from './sheet.ts'
import type { WordingStyle } from './wording-style.ts'

/** Puts every word of a CV in its place; the CV must be cut to the content that the style prints. */
export function printSheet(cv: CvDocument, style: WordingStyle): Sheet {
	const name = fullName(cv.personalInfo)
	const { firstName, lastName } = cv.personalInfo
	const feet = { none: '', page: style.locale.labels.page, name: `${name} – {page}` }
	return {
		curriculum: style.curriculum,
		name: style.hasNameOnTwoLines ? [firstName, lastName] : [name],
		headline: cv.personalInfo.headline,
		contacts: printContacts(cv, style),
		sections: listSections(cv, style),
		foot: feet[style.foot],
	}
}

function listSections(cv: CvDocument, style: WordingStyle): SheetSection[] {
	const summary: Block[] = cv.professionalSummary
		? [{ kind: 'paragraph', text: cv.professionalSummary }]
		: []
	const jobs = section('experience', printExperience(cv.experience, style), style)
	const courses = section('education', printEducation(cv.education, style), style)
	return [
		section('professionalSummary', summary, style),
		...(style.educationFirst ? [courses, jobs] : [jobs, courses]),
		section(
			'skills',
			listOf(
				cv.skills.map(({ name }) => name),
				style.skills,
			),
			style,
		),
		section('certification', printCertificates(cv.certification, style), style),
		section('volunteering', printVolunteering(cv.volunteering, style), style),
		...(style.hasMixedSection ? mixedSection(cv, style) : separateSections(cv, style)),
		section('reference', printReferences(cv, style), style),
	].filter(({ blocks }) => blocks.length > 0)
}

function listOf(items: string[], form: WordingStyle['skills']): Block[] {
	return items.length === 0 ? [] : printList(items, form)
}

function section(name: TitledSection, blocks: Block[], { titles }: WordingStyle): SheetSection {
	return { section: name, title: titles[name] ?? '', blocks }
}

function separateSections(cv: CvDocument, style: WordingStyle): SheetSection[] {
	const [custom] = cv.custom
	return [
		section('language', listOf(languageTexts(cv.language, style), style.languages), style),
		section(
			'interests',
			listOf(
				cv.interests.map(({ name }) => name),
				style.interests,
			),
			style,
		),
		...(custom === undefined ? [] : [furtherSection(custom, style)]),
	]
}

function furtherSection(custom: CvDocument['custom'][number], style: WordingStyle): SheetSection {
	const items = custom.items.map(({ text }) => text)
	return { ...section('additional', listOf(items, 'bullets'), style), title: custom.title }
}

/** Languages and interests under one title, each after a word that says which. */
function mixedSection(cv: CvDocument, style: WordingStyle): SheetSection[] {
	const { labels } = style.locale
	const line = (label: string, items: string[]): Block[] => {
		if (items.length === 0) return []
		const left = [{ text: `${label}: `, style: 'bold' as const }, { text: items.join(', ') }]
		return [{ kind: 'line', left, right: [] }]
	}
	const blocks = [
		...line(labels.languages, languageTexts(cv.language, style)),
		...line(
			labels.interests,
			cv.interests.map(({ name }) => name),
		),
	]
	const [custom] = cv.custom
	if (blocks.length === 0) return custom === undefined ? [] : [furtherSection(custom, style)]
	return [section('additional', blocks, style)]
}
