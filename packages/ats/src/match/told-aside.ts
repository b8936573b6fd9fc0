/** Passages of an advert in which the names of things ask for nothing: whose firm it is, who leads, why something is so. */
const asides: readonly RegExp[] = [
	// "Beacon Guarding need officers": the name of a firm is no trade that is asked for.
	/^(?:The )?(?:\p{Lu}[\p{L}\d’'&.-]*\s+(?:(?:&|and|of|the|for)\s+)?){2,6}(?=(?:are|is) (?:(?:currently|now|also) )?(?:looking|seeking|recruiting|hiring|searching|an?|one|the|growing|expanding|delighted|pleased|proud)\b|(?:has|have) (?:an?|exciting|the|been|grown|over)\b|(?:needs?|seeks?|requires?|wants?) (?!to\b))/u,
	// "Reporting to the Finance Manager", "under the supervision of registered nurses".
	/\b(?:(?:report(?:s|ing)?(?: directly| in)*(?: to|to)|(?:support(?:ing)?|assist(?:ing)?|deputis(?:e|ing) for|work(?:ing)? (?:closely )?with|alongside)(?= (?:the|our|an?) )|(?:line )?managed by|led by|supervised by|under (?:the )?(?:\w+ )?(?:supervision|direction|guidance|leadership) of):? )(?:(?!and\b|you\b)[\p{L}&’'-]+ ){0,5}?(?:managers?|directors?|partners?|head(?:teacher)?|leaders?|lead|supervisors?|officers?|chef|engineers?|surveyors?|nurses?|accountant|controller|principal|consultants?|practitioners?|vets?|gardener|foreman|secretary|owner|trustees)\b(?: (?:for|of) \p{Lu}\p{L}+)?/giu,
	/\bunder supervision\b/gi,
	// "As a Fish Counter Assistant you'll": the job is named, not asked for.
	/^As an? [\p{L} &’'/-]{3,50}?(?=,? you\b|,? the (?:post|job))/gu,
	// "…, because we sell knives", "since many of our clients farm", "– our lads can be hard to pin down".
	/(?<!\p{L})(?:because|(?:since|as) (?:many|most|some|lots|much|we|our|there|it|this) )[^.!?,]*/giu,
	/\s[–—-]\s(?:our|some|most|these|those|there|we|the|you)(?: [\p{L}’'-]+){0,3}? (?:is|are|can(?:[’']t)?|weighs?|notice|come|comes)\b[^.!?,:]*/giu,
	// "(pool car provided)", "hi-vis is supplied": these are given.
	/\([^()]*\b(?:provided|supplied|included)\)/gi,
	/\b[\p{L}-]{1,30} (?:is|are) (?:provided|supplied)\b/giu,
	/\b(?:accommodation|overtime|parking|training)(?: is)? (?:available|given)\b/gi,
	// "(AM2 not needed yet)"
	/\([^()]*\bnot (?:yet )?(?:needed|required|necessary)\b[^()]*\)/gi,
]

const asksFor =
	'(?:^As|looking for|looking to recruit|seeking|seeks?|recruit(?:ing)?|hiring|hire|appoint|(?:vacancy|requirement|opportunity|opening|position)(?: \\w+){0,3} for|role of|position of|post of)'
const mostWordsOfTitle = 5

/**
 * What makes the asides of a text into gaps of the same length, so that nothing is read in them or across them.
 * "Looking for an accounts assistant to cover both ledgers" names the job by its title.
 */
export function withoutAsides(title: string | null): (text: string) => string {
	const words = title?.match(/[\p{L}\d]+/gu) ?? []
	const isName = words.length > 1 && words.length <= mostWordsOfTitle
	const named = `(?<=\\b${asksFor}\\b[^.,;:]{0,60}?)\\b${words.join('[^\\p{L}\\d]+')}s?\\b`
	const all = isName ? [new RegExp(named, 'giu'), ...asides] : asides
	return (text) =>
		all.reduce((left, aside) => left.replace(aside, (said) => ';'.repeat(said.length)), text)
}
