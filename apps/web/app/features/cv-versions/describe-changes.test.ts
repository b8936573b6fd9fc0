import {
	addItem,
	type CvDesign,
	cvDesignSchema,
	defaultDesign,
	emptyCv,
	hidePart,
	moveItem,
	newItem,
	newListSection,
	removeItem,
	reshapeCustomSection,
	setField,
} from '@app/cv'
import { describe, expect, test } from 'vitest'
import { findFieldLabel } from './cv-labels.ts'
import { type ChangeGroup, type CvContent, describeChanges } from './describe-changes.ts'

const job = {
	...newItem('experience', 'job'),
	jobTitle: 'Carer',
	employer: 'Larkfield',
	startDate: '2019-04',
	achievements: ['Led a shift of 6 carers', 'Trained new starters'],
}
const skill = (name: string) => ({ ...newItem('skills', name), name })
const trained = { item: 'job', line: 'Trained new starters' }
const design = defaultDesign()
const base = addItem(addItem(emptyCv(), 'experience', { item: job }), 'skills', {
	item: skill('Rota'),
})
const of = (document: CvContent['document']): CvContent => ({ document, design })

/** As a reader sees it: what went in [-…-], what came in [+…+]. */
function read(groups: ChangeGroup[]): string[] {
	return groups.flatMap(({ title, lines }) =>
		lines.map((line) => {
			if ('note' in line) return `${title} | ${line.note}`
			const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] }
			const words = line.runs.map(({ kind, text }) => marks[kind].join(text))
			return `${title} | ${line.label} | ${words.join('')}`
		}),
	)
}

test('nothing is said of CVs that are the same', () => {
	expect(describeChanges(of(base), of(structuredClone(base)))).toEqual([])
})

describe('what is said of', () => {
	test.each([
		[
			'a word in a line of a job',
			setField(base, 'experience.0.achievements.0', 'Led a shift of 8 carers'),
			['Experience: Carer, Larkfield | Achievement | Led a shift of [-6-][+8+] carers'],
		],
		[
			'a line that came',
			setField(base, 'experience.0.achievements', [...job.achievements, 'Wrote the rota']),
			['Experience: Carer, Larkfield | Achievement | [+Wrote the rota+]'],
		],
		[
			'lines that were sorted',
			setField(base, 'experience.0.achievements', [...job.achievements].reverse()),
			['Experience: Carer, Larkfield | The lines are in a different order.'],
		],
		[
			'a date',
			setField(base, 'experience.0.startDate', '2020'),
			['Experience: Carer, Larkfield | From | [-Apr 2019-][+2020+]'],
		],
		[
			'a job that goes on',
			setField(base, 'experience.0.current', true),
			['Experience: Carer, Larkfield | Current | [-No-][+Yes+]'],
		],
		[
			'a job that went',
			removeItem(base, 'experience', 'job'),
			[
				'Experience: Carer, Larkfield | Job title | [-Carer-]',
				'Experience: Carer, Larkfield | Employer | [-Larkfield-]',
				'Experience: Carer, Larkfield | From | [-Apr 2019-]',
				'Experience: Carer, Larkfield | Achievement | [-Led a shift of 6 carers-]',
				'Experience: Carer, Larkfield | Achievement | [-Trained new starters-]',
			],
		],
		[
			'a job and a line that were hidden',
			hidePart(hidePart(base, { item: 'job', line: '' }), trained),
			[
				'Experience: Carer, Larkfield | This entry was hidden from the page.',
				'Experience: Carer, Larkfield | The line “Trained new starters” was hidden from the page.',
			],
		],
		[
			'skills',
			addItem(removeItem(base, 'skills', 'Rota'), 'skills', { item: skill('First aid') }),
			['Skills |  | [+First aid+]', 'Skills |  | [-Rota-]'],
		],
		[
			'the profile and the name',
			setField(setField(base, 'professionalSummary', 'Kind.'), 'personalInfo.firstName', 'Ada'),
			['Personal details | First name | [+Ada+]', 'Profile |  | [+Kind.+]'],
		],
	])('%s', (_, after, said) => {
		expect(read(describeChanges(of(base), of(after)))).toEqual(said)
	})

	test('a line that is shown again', () => {
		const hidden = hidePart(base, trained)
		expect(read(describeChanges(of(hidden), of(base)))).toEqual([
			'Experience: Carer, Larkfield | The line “Trained new starters” is back on the page.',
		])
	})

	test('skills that were sorted', () => {
		const two = addItem(base, 'skills', { item: skill('First aid') })
		const sorted = moveItem(two, 'skills', { id: 'First aid', by: -1 })
		expect(read(describeChanges(of(two), of(sorted)))).toEqual([
			'Skills | The entries are in a different order.',
		])
	})

	test('the design', () => {
		const newer = {
			...design,
			templateId: 'modern-professional',
			textSizePt: 11,
			accent: '#225588',
			hiddenSections: ['interests' as const],
		}
		const said = read(describeChanges(of(base), { document: base, design: newer }))
		expect(said).toEqual([
			'Design | Template | [-Professional Classic-][+Modern Professional+]',
			'Design | Colour | [-Template default-][+#225588+]',
			'Design | Text size | [-10.5 pt-][+11 pt+]',
			'Design | Hidden section | [+Interests+]',
		])
	})
})

test('every part of a design has a name that people know', () => {
	const unnamed = Object.keys(cvDesignSchema.shape).filter(
		(field) => findFieldLabel(field) === field,
	)
	expect(unnamed).toEqual([])
})

test.each([
	[{ employerOnce: false }, 'Group roles under one employer | [-Yes-][+No+]'],
	[{ hiddenHeadings: ['skills'] }, 'Hidden heading | [+Skills+]'],
	[{ pageNumbers: true }, 'Page numbers | [-No-][+Yes+]'],
	[{ columns: 'one' }, 'Columns | [-Template default-][+One+]'],
	[{ fontPair: 'source-serif' }, 'Fonts | [-Template default-][+Source Serif+]'],
	[{ bulletStyle: 'dash' }, 'Bullets | [-Template default-][+– Dash+]'],
	[{ margin: 1.2 }, 'Margins | [-× 1-][+× 1.2+]'],
	[{ datePlace: 'right' }, 'Date position | [-Template default-][+On the right+]'],
	[{ secondColour: '#225588' }, 'Second colour | [-Template default-][+#225588+]'],
	[{ sidebarSide: 'right' }, 'Side column | [-Template default-][+On the right+]'],
	[{ sidebarWidth: 'wide' }, 'Side column width | [-Normal-][+Wide+]'],
	[{ photo: 'round' }, 'Photo | [-As usual in the CV’s language-][+Round+]'],
	[{ headerLayout: 'centred' }, 'Name and contact details | [-Template default-][+Centred+]'],
	[{ headingLanguage: 'de' }, 'Language for headings and months | [-English-][+German+]'],
	[{ sectionTitles: { skills: 'What I do' } }, 'Heading for Skills | [-Skills-][+What I do+]'],
	[{ pageBreaks: ['experience/job'] }, 'Starts a new page | [+Carer, Larkfield+]'],
	[{ keptTogether: ['experience/gone'] }, 'Kept on one page | [+Experience+]'],
] satisfies [Partial<CvDesign>, string][])('the look %j is told in words', (change, line) => {
	const newer = { document: base, design: { ...design, ...change } }
	expect(read(describeChanges(of(base), newer))).toEqual([`Design | ${line}`])
})

test('a photo is told by name, never by its bytes', () => {
	const photo = { image: '/9j/4AAQ', description: 'Ada, smiling' }
	const before = { ...base, photo: { image: '/9j/8BBR', description: '' } }
	expect(read(describeChanges(of(base), of({ ...base, photo })))).toEqual([
		'Photo | Photo | [+A photo+]',
		'Photo | Photo description | [+Ada, smiling+]',
	])
	expect(read(describeChanges(of(before), of({ ...base, photo })))[0]).toBe(
		'Photo | Photo | [-A photo-][+A different photo+]',
	)
})

test('what changed in a section of the person’s own', () => {
	const shows = newListSection('shows', { title: 'Shows', lines: ['Spring', 'Autumn'] })
	const before: CvContent = { document: { ...base, custom: [shows] }, design }
	const entries = reshapeCustomSection(before.document, {
		id: 'shows',
		shape: 'entries',
		newId: String,
	})
	const moved = { ...design, ownSectionPlaces: [{ id: 'shows', after: 'skills' as const }] }
	const hidden = hidePart(setField(entries, 'custom.0.items.0.location', 'Leeds'), {
		item: 'shows-2',
		line: '',
	})
	expect(read(describeChanges(before, { document: hidden, design: moved }))).toEqual([
		'Further information: Shows | Set as | [-Bullets-][+Entries+]',
		'Further information: Shows | Line | [-Spring-]',
		'Further information: Shows | Title | [+Spring+]',
		'Further information: Shows | Location | [+Leeds+]',
		'Further information: Shows | Line | [-Autumn-]',
		'Further information: Shows | Title | [+Autumn+]',
		'Further information: Shows | The entry “Autumn” was hidden from the page.',
		'Design | The section “Shows” was moved.',
	])
})
