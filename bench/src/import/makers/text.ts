import type { Block, Run, Sheet, SheetSection } from '../print/sheet.ts'
import type { Random } from '../random.ts'

export type TextFamily = 'plain' | 'underlined' | 'markdown'

const width = 84

/** A CV as a text file, the way people type one or a program saves one. */
export function makeText(sheet: Sheet, family: TextFamily, random: Random): Uint8Array {
	const bullet = family === 'markdown' ? '- ' : random.pick(['- ', '* ', '• ', '– ', '  - ', '+ '])
	const gap = random.pick([1, 1, 2])
	const wraps = random.chance(0.5)
	const lines = [
		...headLines(sheet, family, random),
		...sheet.sections.flatMap((section) => [
			...Array<string>(gap).fill(''),
			...titleLines(section, family),
			...blockLines(section.blocks, { bullet, wraps, family }),
		]),
	]
	const newline = random.chance(0.3) ? '\r\n' : '\n'
	return new TextEncoder().encode(lines.join(newline) + newline)
}

function headLines(
	{ curriculum, name, headline, contacts }: Sheet,
	family: TextFamily,
	random: Random,
) {
	const texts = contacts.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`))
	const printed = random.chance(0.5) ? texts : [texts.join(random.pick([' | ', ' / ', ', ']))]
	const title = family === 'markdown' ? `# ${name.join(' ')}` : name.join(' ')
	return [curriculum, title, headline, ...printed].filter(Boolean)
}

function titleLines({ title }: SheetSection, family: TextFamily): string[] {
	if (family === 'markdown') return [`## ${title}`, '']
	if (family === 'underlined') return [title, '-'.repeat(title.length)]
	return [title.toUpperCase(), '']
}

type TextStyle = { bullet: string; wraps: boolean; family: TextFamily }

function blockLines(blocks: Block[], style: TextStyle): string[] {
	return blocks.flatMap((block) => listLines(block, style))
}

function listLines(block: Block, style: TextStyle): string[] {
	switch (block.kind) {
		case 'line':
			return [lineText(block, style)]
		case 'paragraph':
			return wrap(block.text, '', style)
		case 'entry':
			return [...blockLines(block.blocks, style), '']
		case 'row':
			return [block.label, ...blockLines(block.blocks, style), '']
		case 'bullets':
			return block.items.flatMap((item) => wrap(item, style.bullet, style))
		case 'chips':
		case 'bars':
		case 'columns':
			return block.items
	}
}

function lineText({ left, right }: { left: Run[]; right: Run[] }, { family }: TextStyle): string {
	const [start = '', end = ''] = [left, right].map((runs) =>
		runs.map((run) => runText(run, family)).join(''),
	)
	if (end === '') return start
	return `${start}${' '.repeat(Math.max(3, width - start.length - end.length))}${end}`
}

function runText({ text, style }: Run, family: TextFamily): string {
	if (family !== 'markdown' || style === undefined) return text
	const mark = style === 'bold' ? '**' : '*'
	return `${mark}${text.trim()}${mark}`
}

function wrap(text: string, bullet: string, { wraps }: TextStyle): string[] {
	const whole = bullet + text
	if (!wraps || whole.length <= width) return [whole]
	const lines: string[] = []
	let line = bullet.trimEnd()
	for (const word of text.split(' ')) {
		const isFull = line.length + word.length + 1 > width
		if (isFull) lines.push(line)
		line = isFull ? ' '.repeat(bullet.length) + word : [line, word].filter(Boolean).join(' ')
	}
	return [...lines, line]
}
