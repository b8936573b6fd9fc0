import type { CvDocument } from '@app/cv'
import type { Block } from './sheet.ts'
import type { ListForm, WordingStyle } from './wording-style.ts'

/** A list of short texts in one of the ways that CVs print them. */
export function printList(items: string[], form: ListForm): Block[] {
	const joined = (joiner: string): Block[] => [{ kind: 'paragraph', text: items.join(joiner) }]
	switch (form) {
		case 'commas':
			return joined(', ')
		case 'pipes':
			return joined(' | ')
		case 'dots':
			return joined(' · ')
		case 'lines':
			return items.map((text): Block => ({ kind: 'line', left: [{ text }], right: [] }))
		case 'bullets':
		case 'chips':
		case 'columns':
		case 'bars':
			return [{ kind: form, items }]
	}
}

/** Each language with its level as the style words it. */
export function languageTexts(languages: CvDocument['language'], style: WordingStyle): string[] {
	return languages.map(({ name, proficiency }, index) => {
		const level = levelText(proficiency, index, style)
		return level === ''
			? name
			: style.languageLine.replace('{name}', name).replace('{level}', level)
	})
}

function levelText(
	proficiency: string,
	index: number,
	{ locale, languageLevel }: WordingStyle,
): string {
	if (languageLevel === 'none') return ''
	if (proficiency === 'native') return locale.nativeWords[0] ?? ''
	if (languageLevel === 'scale') return proficiency
	return locale.levelWords[index % locale.levelWords.length] ?? ''
}

/** Prints certificates with their issuers and dates. */
export function printCertificates(
	items: CvDocument['certification'],
	style: WordingStyle,
): Block[] {
	if (style.certificates === 'bullets') {
		const texts = items.map(({ name, issuer, date }) =>
			[name, issuer && ` – ${issuer}`, date && ` (${date})`].join(''),
		)
		return [{ kind: 'bullets', items: texts }]
	}
	return items.map(({ name, issuer, date }): Block => {
		const named = [name, issuer].filter(Boolean).join(', ')
		if (style.certificates === 'commas') return oneLine([named, date].filter(Boolean).join(', '))
		if (style.certificates === 'date-first')
			return oneLine([date, named].filter(Boolean).join('  '))
		return { kind: 'line', left: [{ text: named }], right: date === '' ? [] : [{ text: date }] }
	})
}

function oneLine(text: string): Block {
	return { kind: 'line', left: [{ text }], right: [] }
}

/** Prints referees with their contact details, or the sentence that offers references on request. */
export function printReferences(cv: CvDocument, { locale }: WordingStyle): Block[] {
	if (cv.referencesOnRequest) {
		return [{ kind: 'paragraph', text: locale.referencesOnRequest[0] ?? '' }]
	}
	return cv.reference.map(({ name, jobTitle, organisation, email, phone }) => ({
		kind: 'entry',
		blocks: [
			{ kind: 'line', left: [{ text: name, style: 'bold' }], right: [] },
			oneLine([jobTitle, organisation].filter(Boolean).join(', ')),
			oneLine([email, phone].filter(Boolean).join(' | ')),
		],
	}))
}
