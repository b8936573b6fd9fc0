import type { Block, Run } from '../print/sheet.ts'
import type { HtmlDesign } from './html-design.ts'

/** How a maker that reads HTML understands it: by styles, or by tables alone. */
export type HtmlDialect = 'styles' | 'tables'

/** Draws pieces of a page as HTML. */
export function blocksToHtml(blocks: Block[], design: HtmlDesign, dialect: HtmlDialect): string {
	return blocks.map((block) => blockToHtml(block, design, dialect)).join('\n')
}

function blockToHtml(block: Block, design: HtmlDesign, dialect: HtmlDialect): string {
	switch (block.kind) {
		case 'line':
			return lineToHtml(block, dialect)
		case 'paragraph':
			return `<p>${escapeHtml(block.text)}</p>`
		case 'entry':
			return `<div class="entry">${blocksToHtml(block.blocks, design, dialect)}</div>`
		case 'row':
			return rowToHtml(block.label, blocksToHtml(block.blocks, design, dialect), dialect)
		case 'bullets':
			return bulletsToHtml(block.items, design, dialect)
		case 'chips':
			return spans('chips', block.items)
		case 'columns':
			return dialect === 'styles' ? spans('pairs', block.items) : cells(block.items)
		case 'bars':
			return bars(block.items)
	}
}

function lineToHtml({ left, right }: { left: Run[]; right: Run[] }, dialect: HtmlDialect): string {
	if (right.length === 0) return `<p class="line">${left.map(runToHtml).join('')}</p>`
	const [start, end] = [left, right].map((runs) => runs.map(runToHtml).join(''))
	if (dialect === 'tables') {
		return `<table width="100%"><tr><td>${start}</td><td align="right">${end}</td></tr></table>`
	}
	return `<div class="line apart"><span>${start}</span><span class="end">${end}</span></div>`
}

/** A stretch of text with its style and link. */
function runToHtml({ text, style, url }: Run): string {
	const words = escapeHtml(text)
	const linked = url === undefined ? words : `<a href="${escapeHtml(url)}">${words}</a>`
	if (style === undefined) return linked
	return style === 'bold' ? `<b>${linked}</b>` : `<i>${linked}</i>`
}

function rowToHtml(label: string, body: string, dialect: HtmlDialect): string {
	if (dialect === 'tables') {
		return `<table width="100%"><tr><td width="24%" valign="top">${escapeHtml(label)}</td><td>${body}</td></tr></table>`
	}
	return `<div class="row"><div class="label">${escapeHtml(label)}</div><div>${body}</div></div>`
}

function bulletsToHtml(items: string[], { bullet }: HtmlDesign, dialect: HtmlDialect): string {
	if (dialect === 'tables' || bullet === '•') {
		return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
	}
	const glyph = bullet === '' ? '' : `<span class="glyph">${bullet}</span>`
	return items.map((item) => `<p class="bullet">${glyph}${escapeHtml(item)}</p>`).join('')
}

function spans(className: string, items: string[]): string {
	return `<div class="${className}">${items.map((item) => `<span>${escapeHtml(item)}</span>`).join(' ')}</div>`
}

function cells(items: string[]): string {
	const rows = items.flatMap((item, index) =>
		index % 2 === 0
			? `<tr><td>${escapeHtml(item)}</td><td>${escapeHtml(items[index + 1] ?? '')}</td></tr>`
			: [],
	)
	return `<table width="100%">${rows.join('')}</table>`
}

function bars(items: string[]): string {
	const drawn = items.map((item, index) => {
		const share = 55 + ((index * 17) % 45)
		return `<div class="bar"><span>${escapeHtml(item)}</span><i style="width:${share}%"></i></div>`
	})
	return drawn.join('')
}

/** Text as it may stand in HTML. */
export function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}
