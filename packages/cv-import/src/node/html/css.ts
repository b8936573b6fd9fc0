import type { RunStyle } from '../flow/blocks.ts'
import { parseLength } from '../flow/parse-length.ts'

/** Declarations of CSS: property to value. */
export type Declarations = Readonly<Record<string, string>>
/** Rules by their selectors. Only the simplest selectors are known: `p`, `.name`, `p.name` and `#name`. */
export type Rules = Map<string, Declarations>

const maxRules = 20_000

/** Adds the rules of a style sheet, except rules for other media or for states. */
export function addRules(rules: Rules, sheet: string): void {
	const plain = sheet.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '').replace(/<!--|-->/g, '')
	for (const [, selectors = '', body = ''] of withoutAtRules(plain).matchAll(
		/(?<![^{}])([^{}]+)\{([^{}]*)\}/g,
	)) {
		const declarations = readDeclarations(body)
		for (const selector of selectors.split(',')) {
			const name = selector.trim().toLowerCase()
			if (!/^[\w.#-]+$/.test(name) || rules.size > maxRules) continue
			rules.set(name, { ...rules.get(name), ...declarations })
		}
	}
}

function withoutAtRules(sheet: string): string {
	return sheet.replace(/@[\w-][^@{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g, '')
}

/** The declarations in the `style` of an element or in the body of a rule. */
function readDeclarations(source: string): Declarations {
	return Object.fromEntries(
		source.split(';').flatMap((part) => {
			const colon = part.indexOf(':')
			if (colon === -1) return []
			const value = part.slice(colon + 1).replace(/!important/i, '')
			return [[part.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()]]
		}),
	)
}

/** Returns the declarations for an element from the style sheets and from the element itself. */
export function declarationsFor(
	tag: string,
	attributes: Readonly<Record<string, string>>,
	rules: Rules,
): Declarations {
	const classes = (attributes.class ?? '').toLowerCase().split(/\s+/).filter(Boolean)
	const selectors = [
		tag,
		...classes.map((name) => `.${name}`),
		...classes.map((name) => `${tag}.${name}`),
		`#${(attributes.id ?? '').toLowerCase()}`,
	]
	const found = selectors.map((selector) => rules.get(selector) ?? {})
	return Object.assign({}, ...found, readDeclarations(attributes.style ?? ''))
}

/** How words look in an element, from how they look around it. */
export function styleFrom(declarations: Declarations, around: RunStyle): RunStyle {
	const weight = declarations['font-weight']
	const slope = declarations['font-style']
	const background = declarations['background-color'] ?? declarations.background
	const sizePt = parseSize(declarations['font-size'], around.sizePt ?? usualSizePt)
	const isUnseen =
		declarations.display === 'none' ||
		declarations.visibility === 'hidden' ||
		declarations.opacity === '0'
	return {
		...around,
		...(weight === undefined ? {} : { bold: /^bold/.test(weight) || Number(weight) >= 600 }),
		...(slope === undefined ? {} : { italic: slope !== 'normal' }),
		...(sizePt === undefined ? {} : { sizePt }),
		...(declarations.color === undefined ? {} : { colour: parseColour(declarations.color) }),
		...(background === undefined ? {} : { shaded: isShade(background) }),
		...(isUnseen ? { hidden: true } : {}),
	}
}

export const usualSizePt = 11

function parseSize(size: string | undefined, aroundPt: number): number | undefined {
	const [, number = '', unit] = /^([\d.]+)(r?em|%)$/.exec(size ?? '') ?? []
	if (unit === 'em') return Number(number) * aroundPt
	if (unit === 'rem') return Number(number) * usualSizePt
	return unit === '%' ? (Number(number) / 100) * aroundPt : parseLength(size)
}

function parseColour(colour: string): string | undefined {
	const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(colour)
	if (short !== null)
		return short
			.slice(1)
			.map((digit) => digit + digit)
			.join('')
	const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(colour)?.slice(1)
	if (parts !== undefined)
		return parts.map((part) => (Number(part) & 255).toString(16).padStart(2, '0')).join('')
	return colour === 'white' ? 'ffffff' : /^#([\da-f]{6})$/.exec(colour)?.[1]
}

function isShade(background: string): boolean {
	return !/^(?:transparent|none|inherit|initial|white|#fff|#ffffff)\b/.test(background)
}
