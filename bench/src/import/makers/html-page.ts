import type { Locale, TitledSection } from '../locales/locale.ts'
import type { Sheet, SheetSection } from '../print/sheet.ts'
import { blocksToHtml, escapeHtml, type HtmlDialect } from './html-blocks.ts'
import type { HtmlDesign, HtmlFamily } from './html-design.ts'
import { contactsToHtml, headerToHtml } from './html-header.ts'
import { stylesOf } from './html-styles.ts'

/** Which sections stand in the second column of a family that has one. */
const sideSections: Partial<Record<HtmlFamily, readonly TitledSection[]>> = {
	'sidebar-left': ['skills', 'language', 'interests', 'certification', 'reference'],
	'sidebar-right': ['skills', 'language', 'interests', 'education', 'additional'],
	'two-columns': ['education', 'skills', 'language', 'certification', 'interests', 'additional'],
	'three-regions': ['education', 'skills', 'certification', 'language', 'interests', 'additional'],
}

/** Families with a separately titled section of contact details in the side column. */
const sideContacts: readonly HtmlFamily[] = ['sidebar-left', 'sidebar-right']

export type HtmlPage = { sheet: Sheet; design: HtmlDesign; locale: Locale }

/** A whole page for a maker that reads HTML. */
export function htmlPage({ sheet, design, locale }: HtmlPage, dialect: HtmlDialect): string {
	const styles = stylesOf(design)
	return `<!doctype html><html lang="${locale.id}"><head><meta charset="utf-8"><title>${escapeHtml(sheet.name.join(' '))}</title>
<style>${styles}</style></head><body>${writeBody({ sheet, design, locale }, dialect)}</body></html>`
}

function writeBody({ sheet, design, locale }: HtmlPage, dialect: HtmlDialect): string {
	const side = sideSections[design.family]
	const draw = (section: SheetSection) => sectionToHtml(section, design, dialect)
	const hasSideContacts = side !== undefined && sideContacts.includes(design.family)
	const contacts = contactsToHtml(
		sheet.contacts,
		hasSideContacts
			? { ...design, contact: design.contact === 'icons' ? 'icons' : 'lines' }
			: design,
		dialect,
	)
	const header = headerToHtml(sheet, hasSideContacts ? '' : contacts)
	if (side === undefined) return header + sheet.sections.map(draw).join('\n')
	const isFullWidth = ({ section }: SheetSection) =>
		design.family === 'three-regions' && section === 'professionalSummary'
	const main = sheet.sections.filter((one) => !side.includes(one.section) && !isFullWidth(one))
	const aside = sheet.sections.filter(({ section }) => side.includes(section))
	const isNameInSide = hasSideContacts && design.isNameInSide
	const sideContact = hasSideContacts
		? `<h2>${sideContactTitle(sheet, locale)}</h2>${contacts}`
		: ''
	const asideHtml = `<aside>${isNameInSide ? header : ''}${sideContact}${aside.map(draw).join('')}</aside>`
	const mainHtml = `<main>${main.map(draw).join('')}</main>`
	const isLeft = design.family === 'sidebar-left'
	const columns = isLeft ? asideHtml + mainHtml : mainHtml + asideHtml
	const top = (isNameInSide ? '' : header) + sheet.sections.filter(isFullWidth).map(draw).join('')
	return `${top}<div class="columns">${columns}</div>`
}

function sideContactTitle(sheet: Sheet, { headings }: Locale): string {
	const title = headings.contact?.[0] ?? 'Contact'
	const isCapital = sheet.sections.every(({ title: other }) => other === other.toUpperCase())
	return escapeHtml(isCapital ? title.toUpperCase() : title)
}

function sectionToHtml(
	{ title, blocks }: SheetSection,
	design: HtmlDesign,
	dialect: HtmlDialect,
): string {
	const body = blocksToHtml(blocks, design, dialect)
	return `<section><h2>${escapeHtml(title)}</h2><div>${body}</div></section>`
}
