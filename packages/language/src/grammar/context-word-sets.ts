import { grammarWords } from './grammar-words.ts'

/** How many, in figures or words. */
export const number =
	'\\d[\\d,.]*\\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty'
/** Verbs that take people's needs as their object. */
export const helped = grammarWords.alternatives('helped')
/** Words before a noun in the possessive. */
export const linked = 'with|of|for|about|on|by|from|around|all|to|at|and'
/** Those that a trade serves, in the singular. */
export const people =
	'customer|client|patient|resident|tenant|pupil|student|learner|guest|child|parent|user|visitor|employee|colleague'
