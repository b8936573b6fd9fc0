import type { HeadingLook, HtmlDesign, HtmlFamily } from './html-design.ts'

const headingLooks: Record<HeadingLook, string> = {
	bold: 'font-weight:700;',
	capitals: 'text-transform:uppercase;font-weight:700;font-size:1.05em;',
	tracked: 'text-transform:uppercase;letter-spacing:.18em;font-weight:600;',
	bar: 'background:var(--accent);color:#fff;padding:2pt 6pt;font-weight:700;',
	small: 'font-size:.9em;color:var(--accent);font-weight:600;',
	underlined: 'border-bottom:1px solid var(--accent);font-weight:700;font-size:1.15em;',
	'side-rule':
		'border-left:4pt solid var(--accent);padding-left:6pt;font-size:1.2em;font-weight:700;',
	large: 'font-size:1.6em;color:var(--accent);font-weight:400;',
	light: 'font-weight:400;font-size:1.15em;',
}

const twoColumns = (columns: string) =>
	`.columns{display:grid;grid-template-columns:${columns};gap:18pt}`
const shade = 'aside{background:#eef1f4;padding:8pt;overflow-wrap:anywhere}'

const families: Record<HtmlFamily, string> = {
	'one-column': '',
	centred: 'header{text-align:center}header table{margin:0 auto}section>h2{text-align:center}',
	banner: 'header{background:var(--accent);color:#fff;padding:14pt}header a{color:#fff}',
	'sidebar-left': `${twoColumns('32% 1fr')}${shade}`,
	'sidebar-right': `${twoColumns('1fr 30%')}${shade}`,
	'label-column': 'section{display:grid;grid-template-columns:23% 1fr;gap:12pt}',
	'date-column': '',
	cards: '.entry{background:#f4f4f2;border-radius:4pt;padding:6pt 8pt;margin:4pt 0}',
	'two-columns': twoColumns('60% 1fr'),
	timeline: '.entry{border-left:1.5pt solid var(--accent);padding-left:10pt;position:relative}',
	'three-regions': `${twoColumns('1fr 1fr')}header{border-bottom:2pt solid var(--accent)}`,
	europass:
		'.row .label{text-align:right;color:var(--accent)}section>h2{width:26%;text-align:right}',
}

/** The style sheet of a design. */
export function stylesOf(design: HtmlDesign): string {
	const capitals = design.isNameCapital ? 'text-transform:uppercase;' : ''
	const justify = design.isJustified ? 'text-align:justify;hyphens:auto;' : ''
	return `:root{--accent:${design.accent}}
body{font:${design.sizePt}pt/${design.lineHeight} '${design.font}';margin:0;color:#222}
a{color:inherit;text-decoration:none}
h1,h2{font-family:'${design.headingFont}';margin:0}
h1{font-size:${design.nameSizePt}pt;line-height:1.15;${capitals}}
h2{font-size:1.1em;margin:10pt 0 4pt;${headingLooks[design.heading]}}
p{margin:2pt 0;${justify}}
ul{margin:2pt 0;padding-left:14pt}
.line{margin:1pt 0}.apart{display:flex;justify-content:space-between;gap:12pt}.end{white-space:nowrap}
main,aside{min-width:0;overflow-wrap:anywhere}main .end,aside .end{white-space:normal}
.entry{margin-bottom:6pt}.row{display:grid;grid-template-columns:24% 1fr;gap:10pt;margin-bottom:6pt}
.bullet{padding-left:12pt;text-indent:-9pt}.glyph{display:inline-block;width:9pt;text-indent:0}
.chips span{display:inline-block;border:.6pt solid var(--accent);border-radius:8pt;padding:1pt 6pt;margin:1.5pt}
.pairs>span{display:inline-block;width:48%}
.bar i{display:block;height:3pt;background:var(--accent);margin-bottom:3pt}
.contact{display:inline-block;margin-right:10pt}.contact-table td{padding-right:10pt}
.headline{font-size:1.15em;color:var(--accent)}header .headline{color:inherit}.curriculum{font-size:1.3em}
${families[design.family]}`
}
