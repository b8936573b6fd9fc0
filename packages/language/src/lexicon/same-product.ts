import type { Concept } from './parse-sector.ts'

// One product under names that no rule can tell are the same.
const rows = `javascript, js, ecmascript, es6; typescript, ts; c#, c sharp, c#.net; .net, dotnet, asp.net, .net core, .net framework;
	c++, c plus plus; go, golang; ruby, rails, ruby on rails; kubernetes, k8s; postgresql, postgres;
	sql server, mssql, microsoft sql server; azure ad, entra id; office, office 365, 365, microsoft 365, microsoft packages;
	workspace, g suite, google workspace; sage 50, sage accounts, sage accounting; quickbooks, qbo; dext, receipt bank;
	salesforce, sfdc, sales cloud; google analytics, analytics, ga4; google ads, ads, adwords; meta ads, facebook ads, instagram ads;
	creo, pro/engineer; nx, siemens nx, unigraphics; creative suite, creative cloud, adobe cc, adobe creative suite;
	r programming, r, rstudio; sap finance, sap fico; oracle financials, oracle ebs; oracle database, oracle db; node.js, nodejs, node;
	react, react.js, reactjs; vue, vue.js, vuejs; angular, angularjs; spring boot, spring framework; mosaic, liquidlogic, lcs`
const groups = rows.split(';').map((row) => row.split(',').map((name) => keyOf(name.trim())))
const makers = /^(?:microsoft|ms|adobe|google|apache|oracle|ibm|autodesk|amazon|atlassian)\s+/i

/**
 * Whether naming one thing of a concept shows another that is wanted. Products of one kind stand together in the
 * lexicon, since who asks for "a message broker" is content with any; who asks for Kafka is not shown it by RabbitMQ.
 * What is not a tool, and what is asked for by a common name, is shown by every name of the concept.
 */
export function showsProduct(concept: Concept, said: string, wanted: string): boolean {
	if (concept.kind !== 'tool') return true
	const names = [concept.label, ...concept.same]
	const [own, theirs] = [said, wanted].map((text) =>
		names.find((name) => keyOf(name) === keyOf(text)),
	)
	if (own === undefined || theirs === undefined) return true
	return !isProduct(theirs, names) || isSameName(own, theirs)
}

/** Whether two names are spellings, short forms or known other names of one product; the first may say more than the second. */
export function isSameName(own: string, theirs: string): boolean {
	const [a, b] = [keyOf(own.replace(makers, '')), keyOf(theirs.replace(makers, ''))]
	if (a === b || a.replace(/\d+$/, '') === b.replace(/\d+$/, '')) return true
	if (groups.some((group) => holds(group, own, a) && holds(group, theirs, b))) return true
	if (spells(own, theirs) || spells(theirs, own)) return true
	const words = wordsOf(own)
	return wordsOf(theirs.replace(makers, '')).every((word) => words.includes(word))
}

function holds(group: readonly string[], name: string, key: string): boolean {
	return group.includes(key) || group.includes(keyOf(name))
}

// Names of products are written with capitals; "Message brokers" and "CRM" are what such products are called.
function isProduct(name: string, names: readonly string[]): boolean {
	const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
	const capitals = words.filter((word) => /[\p{Lu}\d]/u.test(word)).length
	if (words.length > 1) return capitals > 1
	const isShortFor = names.some((other) => spells(other, name) && !isProduct(other, []))
	return capitals === 1 && !isShortFor
}

// "AWS" and "Amazon Web Services".
function spells(long: string, short: string): boolean {
	const words = wordsOf(long)
	const initials = words.map((word) => word.charAt(0)).join('')
	const letters = short.toLowerCase().replace(/[^a-z]/g, '')
	return words.length > 1 && letters.length > 1 && initials.startsWith(letters)
}

function wordsOf(name: string): string[] {
	return name.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? []
}

function keyOf(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#]/gu, '')
		.replace(/s$/, '')
}
