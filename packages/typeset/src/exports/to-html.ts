import { type CvDesign, type CvDocument, parseMarks } from '@app/cv'
import { listParticulars, titleWithGrade } from '../list-printed-words.ts'
import { toTypesetInput } from '../to-typeset-input.ts'
import type {
	Entry,
	LinkedText,
	Note,
	Part,
	PrintedPhoto,
	TypesetInput,
	TypesetSection,
} from '../typeset-input.ts'
import { escapeXml } from './escape-xml.ts'

/** Returns the CV as one self-contained web page, with semantic headings, lists and links. */
export function toHtml(cv: CvDocument, design: CvDesign): string {
	const input = toTypesetInput(cv, design)
	const { language, direction } = input.style
	return `<!doctype html>
<html lang="${language === 'en' ? 'en-GB' : language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(input.documentTitle)}</title>
${input.author === '' ? '' : `<meta name="author" content="${escapeXml(input.author)}">\n`}<style>${formatStyle(input)}</style>
</head>
<body>
<main>
${header(input)}
${input.sections.map(section).join('\n')}
</main>
</body>
</html>
`
}

function header({ headline, photo, contacts, ...name }: TypesetInput): string {
	return element('header', [
		photo === null ? '' : photoHtml(photo),
		`<h1>${nameHtml(name)}</h1>`,
		paragraph(escapeXml(headline), 'headline'),
		contacts.length === 0
			? ''
			: element('address', [list(contacts.map(linked), ' class="contacts"')]),
	])
}

function photoHtml({ image, alt, shape }: PrintedPhoto): string {
	const look = `class="photo ${shape}" width="132" height="132"`
	return `<img ${look} alt="${escapeXml(alt)}" src="data:image/jpeg;base64,${image}">`
}

function nameHtml(
	name: Pick<TypesetInput, 'heading' | 'honorificPrefix' | 'honorificSuffix'>,
): string {
	const aside = (words: string) => (words === '' ? '' : `<small>${escapeXml(words)}</small>`)
	return [aside(name.honorificPrefix), escapeXml(name.heading), aside(name.honorificSuffix)]
		.filter(Boolean)
		.join(' ')
}

function section({ title, hasHeading, parts }: TypesetSection): string {
	const heading = hasHeading ? `<h2>${escapeXml(title)}</h2>` : ''
	return element('section', [heading, ...parts.map(partHtml)])
}

function partHtml(part: Part): string {
	switch (part.kind) {
		case 'entry':
			return employerHtml(part) + entryHtml(part)
		case 'note':
			return noteHtml(part)
		case 'prose':
			return part.paragraphs.map((text) => paragraph(marked(text))).join('\n')
		case 'points':
			return list(part.points.map(marked))
		case 'group': {
			const label = part.label === '' ? '' : `<strong>${escapeXml(part.label)}:</strong> `
			return paragraph(label + part.items.map(escapeXml).join(', '))
		}
	}
}

function employerHtml({ employer }: Entry): string {
	if (employer === null) return ''
	const { name, place, dates } = employer
	const particulars = [place, dates].filter(Boolean).map(escapeXml).join(' · ')
	return `<h3 class="employer">${escapeXml(name)}</h3>\n${paragraph(particulars, 'particulars')}\n`
}

function entryHtml(entry: Entry): string {
	const { isRole, organisation, place, dates, facts, paragraphs, points } = entry
	const title = titleWithGrade(entry)
	const where = [organisation, place].filter(Boolean).join(', ')
	const particulars = [escapeXml(where), escapeXml(dates), ...facts.map(linked)].filter(Boolean)
	const level = isRole ? 'h4' : 'h3'
	return element('article', [
		title === '' ? '' : `<${level}>${escapeXml(title)}</${level}>`,
		paragraph(particulars.join(' · '), 'particulars'),
		...paragraphs.map((text) => paragraph(marked(text))),
		list(points.map(marked)),
	])
}

function noteHtml(note: Note): string {
	const name = note.title === '' ? '' : `<strong>${escapeXml(note.title)}</strong>`
	const first = [name, ...listParticulars(note).map(linked)].filter(Boolean).join(', ')
	return [paragraph(first), ...note.paragraphs.map((text) => paragraph(marked(text)))].join('\n')
}

function marked(text: string): string {
	return parseMarks(text)
		.map(({ bold, italic, ...words }) => {
			const slanted = italic ? `<em>${linked(words)}</em>` : linked(words)
			return bold ? `<strong>${slanted}</strong>` : slanted
		})
		.join('')
}

function linked({ text, url }: LinkedText): string {
	return url === '' ? escapeXml(text) : `<a href="${escapeXml(url)}">${escapeXml(text)}</a>`
}

function paragraph(content: string, name = ''): string {
	if (content === '') return ''
	return `<p${name === '' ? '' : ` class="${name}"`}>${content}</p>`
}

function list(items: string[], attributes = ''): string {
	if (items.length === 0) return ''
	return element(
		'ul',
		items.map((item) => `<li>${item}</li>`),
		attributes,
	)
}

function element(name: string, children: string[], attributes = ''): string {
	return `<${name}${attributes}>\n${children.filter(Boolean).join('\n')}\n</${name}>`
}

function formatStyle({ style: { accent, textSizePt, spacing, paper } }: TypesetInput): string {
	return `
@page{size:${paper === 'a4' ? 'A4' : 'letter'};margin:18mm}
body{margin:0;color:#1b1a18;background:#fff;font:${textSizePt}pt/1.45 "Source Serif 4",Georgia,serif}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem}
.photo{float:inline-end;margin:0 0 1em 1.5em;object-fit:cover}
.photo.round{border-radius:50%}
h1{margin:0;font-size:2.1em;line-height:1.15}
h1 small{font-size:.6em;font-weight:500}
h2{margin:${(1.8 * spacing).toFixed(2)}em 0 .6em;padding-bottom:.25em;border-bottom:1px solid #c9c4bb;color:${accent};font-size:1.15em}
h3{margin:0;font-size:1.03em}
article+h3{margin-top:${spacing.toFixed(2)}em}
h4{margin:${(0.75 * spacing).toFixed(2)}em 0 0;font-size:1em}
p{margin:${(0.35 * spacing).toFixed(2)}em 0}
article+article{margin-top:${spacing.toFixed(2)}em}
ul{margin:.4em 0;padding-left:1.2em}
address{font-style:normal}
.contacts{display:flex;flex-wrap:wrap;gap:.2em 1.1em;padding:0;list-style:none}
.headline,h2,.employer,a{color:${accent}}
.particulars{color:#4f4b45}
@media print{main{max-width:none;padding:0}h2,h3,h4,.particulars{break-after:avoid}}
`
}
