import { defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { toHtml } from './exports/to-html.ts'
import { toMarkdown } from './exports/to-markdown.ts'
import { rolesCv } from './fixtures/roles-cv.ts'
import { toPlainText } from './to-plain-text.ts'
import { toTypesetInput } from './to-typeset-input.ts'

const design = defaultDesign()

test('an employer stands once above its roles, with the time of all of them', () => {
	const [section] = toTypesetInput(rolesCv, design).sections
	expect(section?.parts).toMatchObject([
		{
			employer: { name: 'Firstemployer', place: 'Firsttown', dates: '2014 – Present' },
			...{ isRole: true, title: 'Supervisor', organisation: '', place: '' },
			dates: 'Apr 2019 – Present',
		},
		{ employer: null, isRole: true, title: 'Tanker Driver', organisation: '', place: '' },
		{ employer: null, isRole: true, title: 'Mate' },
		{ employer: null, isRole: false, title: 'Cook', organisation: 'Otheremployer' },
		{ employer: { name: 'Lastemployer', place: '', dates: 'Mar 2008 – 2011' }, place: 'Northtown' },
		{ employer: null, isRole: true, place: 'Southtown' },
	])
})

test('breaks and keeping together stay with the role that they were set on', () => {
	const [section] = toTypesetInput(rolesCv, {
		...design,
		...{ pageBreaks: ['experience/e'], keptTogether: ['experience/b'] },
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
	expect(html.match(/<h3/g)).toHaveLength(3)
	expect(html.match(/<h4>/g)).toHaveLength(5)
	expect(html.match(/Firstemployer/g)).toHaveLength(1)
})
