import {
	analyseLine,
	type Clause,
	findTriggers,
	type Line,
	type NounPhrase,
} from '@app/language/analysis'
import type { Command } from '../command.ts'
import { readOneFile } from '../read-input.ts'

/** `ella parse`: the grammar of lines of a CV, one tree a line. */
export const parse: Command = {
	name: 'parse',
	options: [],
	async run({ positionals }, io) {
		const { bytes } = await readOneFile(positionals.length === 0 ? ['-'] : positionals, io)
		const lines = new TextDecoder().decode(bytes).split(/\r?\n|\r/)
		const read = lines.filter((line) => line.trim() !== '')
		for (const text of read) io.print(`${JSON.stringify(describeLine(analyseLine(text.trim())))}\n`)
		io.say(read.length === 1 ? 'Read 1 line.' : `Read ${read.length} lines.`)
	},
}

function describeLine(line: Line): unknown {
	const words = (from: number, to: number) =>
		line.text.slice(line.tokens[from]?.start ?? 0, line.tokens[to - 1]?.end ?? 0)
	return {
		text: line.text,
		tokens: line.tokens.map(({ text, tag, lemma }) => ({ text, tag, lemma })),
		clauses: line.clauses.map((clause) => describeClause(line, clause)),
		assertions: findTriggers(line).map(({ effect, from, to, reaches }) => ({
			effect,
			trigger: words(from, to),
			reaches: [...reaches].map((index) => line.tokens[index]?.text ?? ''),
		})),
	}
}

function describeClause(line: Line, clause: Clause): unknown {
	const phrase = ({ from, to, head }: NounPhrase) => ({
		text: line.text.slice(line.tokens[from]?.start ?? 0, line.tokens[to - 1]?.end ?? 0),
		head: line.tokens[head]?.lemma ?? '',
	})
	const { act, particle, subject, agent, isPassive, link, objects, adjuncts } = clause
	return {
		link,
		agent,
		passive: isPassive,
		act: act === null ? null : (line.tokens[act]?.lemma ?? null),
		particle: particle === null ? null : (line.tokens[particle]?.lower ?? null),
		subject: subject === null ? null : phrase(subject),
		objects: objects.map(phrase),
		adjuncts: adjuncts.map((adjunct) => ({
			preposition: line.tokens[adjunct.preposition]?.lower ?? '',
			...phrase(adjunct.phrase),
		})),
	}
}
