import type { StubModelAnswer } from './stub-model-answer.ts'

/** One line as a model gets it: the text to write, and the line itself. */
export type Item = { id: string; text: string; line: string }

type Question = {
	items: Item[]
	format: string
	times: number
	/** The names of the request's parameters beside the words. */
	parameters: string[]
}
type Reply =
	| StubModelAnswer
	| { status: number; headers: Record<string, string>; body: string }
	| { silent: true }

const written = (content: string, more: Partial<StubModelAnswer> = {}): StubModelAnswer => ({
	content,
	finish: 'stop',
	hasUsage: true,
	stalls: false,
	...more,
})
const refused = (status: number, headers: Record<string, string> = {}, message = 'No.'): Reply => ({
	status,
	headers: { 'content-type': 'application/json', ...headers },
	body: JSON.stringify({ error: { message, type: 'invalid_request_error' } }),
})
const answers = (items: Item[]) =>
	items.map(({ id, text, line }) => ({ id, text, evidence: [line.slice(-12)] }))
const json = (items: Item[]) => JSON.stringify({ items: answers(items) })
const each = (items: Item[], change: (item: Item) => object) =>
	JSON.stringify({ items: items.map((item) => ({ ...answers([item])[0], ...change(item) })) })

/** Ways in which models and their servers answer, most of them badly. */
export const misbehaviours = {
	behaves: ({ items }: Question): Reply => written(json(items)),
	'fences its JSON': ({ items }) => written(`\`\`\`json\n${json(items)}\n\`\`\``),
	'talks around it': ({ items }) =>
		written(`Sure! Here you are:\n\`\`\`json\n${json(items)}\n\`\`\`\nAnything else?`),
	'thinks aloud': ({ items }) => written(`<think>{"items": what?}</think>\n${json(items)}`),
	'answers with a bare list': ({ items }) => written(JSON.stringify(answers(items))),
	'counts no tokens': ({ items }) => written(json(items), { hasUsage: false }),
	'knows no json_schema': ({ items, format }) =>
		format === 'json_schema' ? refused(400) : written(json(items)),
	'knows no format at all': ({ items, format }) =>
		format === 'none' ? written(json(items)) : refused(400),
	'takes no temperature': ({ items, parameters }) =>
		parameters.includes('temperature')
			? refused(400, {}, 'Unsupported value: temperature')
			: written(json(items)),
	'thinks first': ({ items, parameters }) => {
		const [refusedOne] = ['temperature', 'max_tokens'].filter((one) => parameters.includes(one))
		return refusedOne === undefined && parameters.includes('max_completion_tokens')
			? written(json(items))
			: refused(400, {}, `Unsupported parameter: ${refusedOne}`)
	},
	'is busy for a moment': ({ items, times }) =>
		times === 1 ? refused(429, { 'retry-after-ms': '20' }) : written(json(items)),
	'fails once': ({ items, times }) => (times === 1 ? refused(500) : written(json(items))),
	'is cut off': ({ items }) => written(json(items).slice(0, -30), { finish: 'length' }),
	'writes broken JSON': () => written('{"items": [{"id": l0, text: }'),
	'declines politely': () => written('I am sorry, but I cannot help with that.'),
	'says nothing': () => written(''),
	'has a shape of its own': () => written('{"bullets":["Managed everything"]}'),
	'answers with a page': () => ({
		status: 200,
		headers: { 'content-type': 'text/html' },
		body: '<!doctype html><h1>Welcome</h1>',
	}),
	'takes no key': () => refused(401),
	'is down': () => refused(500),
	'is busy for long': () => refused(429, { 'retry-after': '30' }),
	'never answers': () => ({ silent: true }),
	'stops in the middle': ({ items }) => written(json(items), { stalls: true }),
	'has no end': () => written('{"items":["'.padEnd(70_000, 'and '), { finish: 'length' }),
	'sends us elsewhere': () => ({
		status: 302,
		headers: { location: 'http://127.0.0.1:9/v1' },
		body: '',
	}),
	'names other lines': ({ items }) => written(each(items, () => ({ id: 'l99' }))),
	'gives no proof': ({ items }) => written(each(items, () => ({ evidence: [] }))),
	'makes up its proof': ({ items }) =>
		written(each(items, () => ({ evidence: ['saved two million'] }))),
	invents: ({ items }) =>
		written(each(items, () => ({ text: 'Spearheaded 5 teams, raising revenue by 40%' }))),
	'drops a fact': ({ items }) => written(each(items, () => ({ text: 'Answered phones' }))),
	'adds a link': ({ items }) =>
		written(each(items, ({ text }) => ({ text: `${text} https://example.com` }))),
	'adds markup': ({ items }) => written(each(items, ({ text }) => ({ text: `**${text}**` }))),
	'writes a paragraph': ({ items }) =>
		written(each(items, ({ text }) => ({ text: `${text}. ${text}. It went well.` }))),
	'asks to be called back': ({ items }) =>
		written(each(items, () => ({ text: 'Answered [HIDDEN7] phones and greeted visitors' }))),
} satisfies Record<string, (question: Question) => Reply>

export type Misbehaviour = keyof typeof misbehaviours
