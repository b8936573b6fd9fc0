// Names of one and the same thing. A narrower name (Jest for unit tests) is a claim of its own and stands in no row.
const rows = `javascript js; typescript ts; kubernetes k8s; postgresql postgres; node.js nodejs node; react reactjs react.js;
	vue vuejs vue.js; golang go; c# csharp; wales welsh; scotland scottish; england english; france french; germany german;
	spain spanish; ireland irish; britain british uk; italy italian; poland polish; europe european; linkedin linked-in;
	email e-mail emails e-mails; powerpoint ppt; photoshop ps; excel msexcel; wordpress wp; youtube yt; hgv lgv; ta teaching-assistant;
	hca healthcare-assistant; dbs crb; rgn registered-general-nurse; fe further-education; flt forklift`
const groups = rows.split(';').map((row) => row.trim().split(/\s+/))

/** Whether a text holds a name, or another name of the same thing, or the words that an abbreviation stands for. */
export function holdsName(text: string, name: string): boolean {
	if (/[^\p{L}\p{N}]/u.test(name) && text.includes(name)) return true
	const wanted = name.toLowerCase().replace(/['’]s$/, '')
	const words = splitWords(text)
	const same = groups.find((group) => group.includes(wanted)) ?? [wanted]
	if (words.some((word) => same.includes(word) || sameNumber(word, wanted))) return true
	return /^\p{Lu}{2,6}s?$/u.test(name) && spellsOut(words, wanted.replace(/s$/, ''))
}

function splitWords(text: string): string[] {
	const whole = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.'’-]*/gu) ?? []
	const plain = whole.map((word) => word.replace(/(?:['’]s|(?<![.'’-])[.'’-]+)$/, ''))
	return [...plain, ...plain.flatMap((word) => (/[-/]/.test(word) ? word.split(/[-/]/) : []))]
}

function sameNumber(word: string, wanted: string): boolean {
	return word === `${wanted}s` || `${word}s` === wanted
}

// "customer relationship management" is what CRM stands for.
function spellsOut(words: readonly string[], abbreviation: string): boolean {
	const initials = words.map((word) => word.charAt(0)).join('')
	return abbreviation.length > 1 && initials.includes(abbreviation)
}
