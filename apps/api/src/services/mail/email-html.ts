import { formatFooter, type LetterPage } from './email-text.ts'

const sans =
	"'Schibsted Grotesk','Helvetica Neue',Helvetica,'Segoe UI',Roboto,Arial,'Liberation Sans',sans-serif"
const serif = "'Source Serif 4',Georgia,Cambria,'Times New Roman','Liberation Serif',serif"

/** A letter as HTML that mail programs keep intact: tables, inline styles, no pictures, light and dark. */
export function emailHtml(page: LetterPage): string {
	const { subject, preview, paragraphs, list = [], button, note, stop, site, siteUrl } = page
	const url = escapeHtml(page.url)
	return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>${adaptations}</style>
</head>
<body class="desk" style="margin:0;padding:0;background:#f6f4ef;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f6f4ef"><tr><td align="center" class="room" style="padding:36px 16px 44px">
<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 0 20px 2px"><span class="ink logo" style="${logo}">Ella</span></td></tr>
<tr><td class="paper" style="padding:44px 48px 40px;background:#ffffff;border:1px solid #dcd9d3">
<h1 class="ink" style="margin:0 0 20px;font:600 27px/1.25 ${serif};letter-spacing:-.012em;color:#1f1b16;text-wrap:balance">${formatHeading(page)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${list.map((entry) => entryHtml(entry, siteUrl)).join('\n')}
${buttonHtml(button.label, url)}
<p class="soft line" style="margin:0;padding:20px 0 0;border-top:1px solid #dcd9d3;font:400 14px/1.55 ${sans};color:#5b564f;text-wrap:pretty">${escapeHtml(note)}</p>
${addressHtml(url)}
${stop ? stopHtml(stop, siteUrl) : ''}</td></tr>
<tr><td class="soft" style="padding:20px 2px 0;font:400 13px/1.5 ${sans};color:#5b564f">${escapeHtml(formatFooter(site))}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

const logo = [
	`font:600 26px/1 ${serif};letter-spacing:-.02em;color:#1f1b16;`,
	'background:linear-gradient(transparent 66%,#fbe878 66%,#fbe878 96%,transparent 96%)',
].join('')

function buttonHtml(label: string, url: string): string {
	const style = `display:block;padding:14px 28px;font:600 16px/20px ${sans};color:#f9fdfc;text-decoration:none`
	return [
		'<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr>',
		'<td class="button" align="center" bgcolor="#00554f" style="border-radius:8px;background:#00554f">',
		`<a class="on-button" href="${url}" style="${style}">${escapeHtml(label)}</a></td></tr></table>`,
	].join('')
}

function addressHtml(url: string): string {
	const link = `<a class="accent" href="${url}" style="color:#00554f;word-break:break-all">${url}</a>`
	const words = 'If the button does not work, copy this address into your browser:'
	return `<p class="soft" style="margin:12px 0 0;font:400 14px/1.55 ${sans};color:#5b564f">${words}<br>${link}</p>`
}

const narrow = [
	'.room{padding:24px 12px 32px!important}',
	'.paper{padding:32px 24px 28px!important}',
	'.wide{width:100%!important}',
	'h1{font-size:24px!important}',
]
const dark = [
	'.desk{background:#171511!important}',
	'.paper{background:#272420!important;border-color:#3a3631!important}',
	'.line{border-color:#3a3631!important}',
	'.ink{color:#ece9e4!important}',
	'.soft{color:#aca9a2!important}',
	'.button{background:#71c8bf!important}',
	'.on-button{color:#041a18!important}',
	'.accent{color:#71c8bf!important}',
	'.mark{background:#e8d66b!important;color:#1f1b16!important}',
	'.logo{background:linear-gradient(transparent 92%,#e8d66b 92%)!important}',
]
const mediaRule = (condition: string, rules: readonly string[]) =>
	`@media (${condition}){${rules.join('')}}`
// The rules that inline styles can't express. A mail program that drops them shows the light message at its full
// width.
const adaptations = `
:root{color-scheme:light dark}
${mediaRule('max-width:480px', narrow)}
${mediaRule('prefers-color-scheme:dark', dark)}
`

const paragraphHtml = (text: string) =>
	`<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${sans};color:#1f1b16;overflow-wrap:anywhere;text-wrap:pretty">${escapeHtml(text)}</p>`

const entryHtml = (
	{ label, path, note }: NonNullable<LetterPage['list']>[number],
	siteUrl: string,
) =>
	[
		`<p class="ink" style="margin:0 0 14px;font:400 16px/1.5 ${sans};color:#1f1b16;overflow-wrap:anywhere">`,
		`<a class="accent" href="${escapeHtml(siteUrl + path)}" style="font-weight:600;color:#00554f">${escapeHtml(label)}</a>`,
		`<br><span class="soft" style="color:#5b564f">${escapeHtml(note)}</span></p>`,
	].join('')

const stopHtml = ({ label, path }: NonNullable<LetterPage['stop']>, siteUrl: string) =>
	`<p class="soft" style="margin:12px 0 0;font:400 14px/1.55 ${sans};color:#5b564f"><a class="accent" href="${escapeHtml(siteUrl + path)}" style="color:#00554f">${escapeHtml(label)}</a></p>`

// The second background is the stroke; programs without gradients keep the first, a word on yellow.
const stroke =
	'padding:0 .12em;margin:0 -.12em;-webkit-box-decoration-break:clone;box-decoration-break:clone;background:#fbe878;background:linear-gradient(transparent 52%,#fbe878 52%,#fbe878 94%,transparent 94%)'

function formatHeading({ heading, marked }: LetterPage): string {
	const [before = '', after = ''] = heading.split(marked)
	return `${escapeHtml(before)}<span class="mark" style="${stroke}">${escapeHtml(marked)}</span>${escapeHtml(after)}`
}

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

/** Makes any text harmless inside HTML, as content and as an attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
