/** How many, in figures or words. */
export const number =
	'\\d[\\d,.]*\\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty'
/** Verbs that take people's needs as their object. */
export const helped =
	'meets?|meeting|met|understands?|understanding|understood|supports?|supporting|supported|helps?|helping|helped|improves?|improving|improved|assesse[sd]|assessing|identify|identifying|identified|address|addressing|addressed|discuss|discussing|discussed|anticipate|anticipating|anticipated|manages?|managing|managed|did|do|doing|took|kept|keeping|wrote|made|making|giving|gave'
/** Words before a noun in the possessive. */
export const linked = 'with|of|for|about|on|by|from|around|all|to|at|and'
/** Those that a trade serves, in the singular. */
export const people =
	'customer|client|patient|resident|tenant|pupil|student|learner|guest|child|parent|user|visitor|employee|colleague'
