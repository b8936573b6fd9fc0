/** Parts of speech of CV fragments: the Penn Treebank's, with the distinctions that a fragment does not need joined. */
export const tags = [
	'VBD', // past tense: "Managed a team"
	'VBN', // past participle: "trained by", "goods received"
	'VBG', // -ing form used as a verb: "responsible for managing"
	'VBP', // present without -s: "Manage a team"
	'VBZ', // present with -s
	'VB', // bare infinitive: "to manage"
	'MD', // modal
	'NN', // singular or mass noun
	'NNS', // plural noun
	'NN$', // possessive noun
	'NNP', // name
	'JJ', // adjective
	'RB', // adverb
	'RP', // particle of a verb: "set up"
	'IN', // preposition
	'SC', // subordinator that opens a clause
	'WH', // relative or question word
	'TO', // "to" before an infinitive
	'DT', // determiner
	'CD', // number
	'PRP', // pronoun
	'PRP$', // possessive determiner
	'CC', // conjunction
	'PUN', // punctuation
	'UH', // anything else
] as const
export type Tag = (typeof tags)[number]
