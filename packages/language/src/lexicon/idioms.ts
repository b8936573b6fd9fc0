/** Expressions in which the names of things do not mean those things. */
const idioms =
	/\b(?:A level [1-8]\b|(?:maternity|paternity|parental|adoption|sick|annual|compassionate) (?:leave|cover|pay|policy)|(?:would|will|may|might|also|very) be (?:\w+ )?helpful|of (?:any|every|all|some|this|that|one|each|the same) kinds?|numerate (?:subject|discipline|degree)|positive attitude (?:to|towards)(?! (?:work|others|people))|take (?:the|your|that|a) next step|(?:existing|new|dormant|lapsed|active|customer|user|social media) accounts|plain English|appointment is|on admission|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:night|lunch|lunchtime)s?(?! shifts?)|shortlisted (?:for|as)|offer (?:visa )?sponsorship|temp(?:orary)? to perm(?:anent)?|visa sponsorship|(?:by|over the|on (?:the|your|our)|via|per|or|and) (?:tele)?phone(?! calls?\b)|(?:by|via) e-?mail|in person|(?:your|our|the|a|an?other) (?:mobile )?phone(?! calls?\b)|with (?:the )?accounts(?! department)|face of the|(?:free|staff|on-site) (?:parking|gym|membership)|call (?:us|me|on|for)|e-?mail (?:us|me|your|\S+@\S*)(?!\p{L}))(?!\p{L})/giu

// With a vehicle, a place or a time, "drive" means driving; with any other object it is figurative.
const vehicles =
	'cars?|vans?|vehicles?|minibus(?:es)?|bus(?:es)?|coach(?:es)?|lorr(?:y|ies)|trucks?|tractors?|forklifts?|ambulances?|diggers?|telehandlers?|HGVs?|LGVs?|pool|hire|fleet|manual|automatic'
const drivesOn =
	'and|or|but|to|from|between|around|round|across|in|on|within|for|at|with|as|out|safely|legally|during|into|through|throughout|over|up|long|daily|regularly|independently|yourself|themselves|is|are|will|essential|required|due|because|so|if|since|when|this|that|there|you|we'
const ofVehicle = 'an?|the|our|your|their|own|company|work|small|large|both'
const drivesThings = new RegExp(
	`\\b(?:need(?: to)?|must|able to) (?:be able to )?drive (?!(?:(?:${ofVehicle}) )*(?:${vehicles})\\b)(?!(?:${drivesOn})\\b)(?=\\p{L})`,
	'giu',
)

/** Returns the spans of a text that are idioms. */
export function findIdioms(text: string): { start: number; end: number }[] {
	return [idioms, drivesThings]
		.flatMap((words) => [...text.matchAll(words)])
		.map(({ 0: words, index }) => ({
			start: index,
			end: index + words.length,
		}))
}
