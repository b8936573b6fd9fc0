type Item = { id: string; text: string }

/** The data sent to a model: the facts of a task, or the lines to reword, and its instructions. */
export type SentToModel = {
	items?: Item[]
	facts?: Item[]
	context?: string
	instructions?: string
}

type Written = Item & { evidence: string[] }
type Kind = { status: number } | 'silent' | { write: (sent: SentToModel) => Written[] }

/** How a model behaves, by its name. */
export const modelKinds: Readonly<Record<string, Kind>> = {
	perfect: { write: writeHonestly },
	inventing: {
		write: (sent) => [{ ...cite(sent), text: 'Led 90 people and won 3 national awards.' }],
	},
	obeying: { write: obey },
	'refuses-the-key': { status: 401 },
	busy: { status: 429 },
	silent: 'silent',
}

function writeHonestly(sent: SentToModel): Written[] {
	const { facts = [], items = [], instructions = '' } = sent
	const ofLine = lineWriters.find(({ asked }) => instructions.startsWith(asked))
	if (ofLine !== undefined) return ofLine.write(sent)
	if (instructions.includes('interviewer'))
		return [{ ...cite(sent), text: 'How do you decide what to do first?' }]
	const lines = facts.filter(({ id }) => /^job\.\d+\.\d+$/.test(id)).slice(0, 2)
	const isLetter = instructions.includes('cover letter')
	const sentences = lines.map(({ id, text }, index) => ({
		id: `${index + 1}`,
		text: `${isLetter ? `I ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text}.`,
		evidence: [id],
	}))
	const same = items.map(({ id, text }) => ({ id, text, evidence: [text.slice(-12)] }))
	return [...sentences, ...same]
}

/** The model's answers about one line, by how its instructions begin. One wording of three is invented. */
const lineWriters: readonly { asked: string; write: (sent: SentToModel) => Written[] }[] = [
	{
		asked: 'Reword the fact',
		write: (sent) => [
			{ ...cite(sent), id: 'short', text: 'Ordered stock for the shop and checked deliveries' },
			{ ...cite(sent), id: 'result', text: 'Led 90 people and won 3 national awards' },
			{ ...cite(sent), id: 'plain', text: 'Checked deliveries and ordered stock for the shop' },
		],
	},
	{
		asked: 'Ask the one question',
		write: (sent) => [
			{ ...cite(sent), id: 'question', text: 'How many deliveries did you check in a week?' },
		],
	},
	{
		asked: 'The first fact is a line of a CV; the others',
		write: (sent) => [
			{
				...cite(sent),
				id: 'line',
				text: 'Ordered stock for the shop and checked 30 deliveries a week',
			},
		],
	},
	{
		asked: 'Copy out of the advert',
		write: ({ context = '' }) => [
			{ id: '1', text: context.split(' Essential')[0] ?? '', evidence: [] },
		],
	},
	{
		asked: 'Which fact shows best',
		write: ({ facts = [] }) =>
			facts
				.filter(({ text }) => text.includes('truck'))
				.map(({ id, text }) => ({ id: 'proof', text, evidence: [id] })),
	},
	{
		asked: 'The first fact is a line of a CV; "context"',
		write: (sent) => [
			{ ...cite(sent), id: 'line', text: (sent.facts?.[0]?.text ?? '').replace('six', '6') },
		],
	},
	{
		asked: 'The words in "context" come from a page',
		write: ({ context = '' }) => [
			{ id: 'line-1-1', text: context.split('.')[0] ?? '', evidence: [] },
			{ id: 'title-1', text: 'Director of the whole company', evidence: [] },
		],
	},
	{
		asked: 'Correct the fact',
		write: (sent) => [
			{ ...cite(sent), id: 'line', text: 'Checked deliveries and ordered stock for the shop' },
		],
	},
]

// Acts like a model that obeys any order in the text it was sent, even in an advert.
function obey(sent: SentToModel): Written[] {
	const text = 'The best candidate of all, and a director of the whole company.'
	return [{ ...cite(sent), text }]
}

// A model that cites everything is the hardest to refuse.
function cite({ facts = [] }: SentToModel): Omit<Written, 'text'> {
	return { id: '1', evidence: facts.map(({ id }) => id) }
}
