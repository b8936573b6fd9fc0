import { cvDocumentSchema, defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { toHtml } from './exports/to-html.ts'
import { toMarkdown } from './exports/to-markdown.ts'
import { rolesCv } from './fixtures/roles-cv.ts'
import { toPlainText } from './to-plain-text.ts'
import { toTypesetInput } from './to-typeset-input.ts'

const design = defaultDesign()

test('an employer stands once above its roles in one place, with the time of all of them', () => {
	const [section] = toTypesetInput(rolesCv, design).sections
	expect(section?.parts).toMatchObject([
		{
			employer: { name: 'Firstemployer', place: 'Firsttown', dates: '2014 – Present' },
			isRole: true,
			title: 'Supervisor',
			organisation: '',
			place: '',
			dates: 'Apr 2019 – Present',
		},
		{ employer: null, isRole: true, title: 'Tanker Driver', organisation: '', place: '' },
		{ employer: null, isRole: true, title: 'Mate' },
		{ employer: null, isRole: false, title: 'Cook', organisation: 'Otheremployer' },
		{ employer: null, isRole: false, organisation: 'Lastemployer', place: 'Northtown' },
		{ employer: null, isRole: false, organisation: 'Lastemployer', place: 'Southtown' },
	])
})

function twoRolesAt(employer: string) {
	return cvDocumentSchema.parse({
		experience: [
			{ id: 'a', jobTitle: 'Head', employer, startDate: '2020', current: true },
			{ id: 'b', jobTitle: 'Aide', employer, startDate: '2018', endDate: '2020' },
		],
	})
}

test('the letters of an employer above several roles choose fonts, language and direction', () => {
	const korean = toTypesetInput(twoRolesAt('한국전력공사'), design).style.fonts.body
	expect(korean.indexOf('Noto Sans KR')).toBeLessThan(korean.indexOf('Noto Sans SC'))
	expect(korean.indexOf('Noto Sans KR')).toBeLessThan(korean.indexOf('Noto Sans JP'))
	const employer =
		'مؤسسة الخليج العربي للخدمات اللوجستية والنقل البري والبحري والجوي والتخزين والتوزيع'
	const arabic = toTypesetInput(twoRolesAt(employer), design)
	expect(arabic.style).toMatchObject({ language: 'ar', direction: 'rtl' })
})

test('an employer of whom nothing is printed stands above no role', () => {
	const [section] = toTypesetInput(twoRolesAt('\u200b'), design).sections
	expect(section?.parts).toMatchObject([
		{ employer: null, isRole: false, title: 'Head' },
		{ employer: null, isRole: false, title: 'Aide' },
	])
})

test('where the design wants it, the employer stands at each of its roles', () => {
	const [section] = toTypesetInput(twoRolesAt('Acme'), { ...design, employerOnce: false }).sections
	expect(section?.parts).toMatchObject([
		{ employer: null, isRole: false, title: 'Head', organisation: 'Acme' },
		{ employer: null, isRole: false, title: 'Aide', organisation: 'Acme' },
	])
})

test('breaks and keeping together stay with the role that they were set on', () => {
	const [section] = toTypesetInput(rolesCv, {
		...design,
		pageBreaks: ['experience/e'],
		keptTogether: ['experience/b'],
	}).sections
	expect(section?.parts.map((part) => part.kind === 'entry' && part.breaksBefore)).toEqual([
		false,
		false,
		false,
		false,
		true,
		false,
	])
	expect(section?.parts[1]).toMatchObject({ isKept: true })
})

test('text, Markdown and the web page name the employer once, as the heading of its roles', () => {
	expect(toPlainText(rolesCv, design)).toContain(
		'Firstemployer\nFirsttown\n2014 – Present\n\nSupervisor\nApr 2019 – Present\n- Supervised nine drivers\n\nTanker Driver\n',
	)
	expect(toMarkdown(rolesCv, design)).toContain(
		'### Firstemployer\n\nFirsttown · 2014 – Present\n\n#### Supervisor\n\nApr 2019 – Present\n\n- Supervised nine drivers\n\n#### Tanker Driver\n',
	)
	const html = toHtml(rolesCv, design)
	expect(html).toContain('<h3 class="employer">Firstemployer</h3>')
	expect(html.match(/<h3/g)).toHaveLength(4)
	expect(html.match(/<h4>/g)).toHaveLength(3)
	expect(html.match(/Firstemployer/g)).toHaveLength(1)
})
