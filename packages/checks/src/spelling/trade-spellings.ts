const words = `
billig blanc garde mise confit farro panko dashi miso dosa idli tandoor thali rendang tagine mezze lavash batard poolish cotta
gyle lauter sparge trub shive marc croze washback
hardie tupping hogget dagging crutching stirk tedder pleaching skep imping jess
droved cill dentil pugging harling snecked galleting purlin ligger yealm sway
chamfer swarf swage drossing cullet punty lehr
toile bartack heddle flexo forme jolleying raku purfling kerfing refret
elution gobo imprest bordereau
tronc templated quals calendering chandlery vining rugging fastq determinand determinands expensed crypto flexitime inlined puffery
scaff scaffs hoddie hoddies scribed vortexed stagged stagging depped depping tigged tigging magged magging insta swaged swaging slushie slushies
`

// Spellings that stand beside the one of the dictionary.
const alsoRight =
	'judgment judgmental acknowledgment focussed focussing queueing cueing benefitted benefitting'

/**
 * Words of crafts that are one slip away from a usual word and are not in the dictionary. Terms that merely belong to
 * a trade go into the lexicon; this list has only words that would otherwise count as misspelt.
 */
export const tradeSpellings: ReadonlySet<string> = new Set(
	`${words} ${alsoRight}`.trim().split(/\s+/),
)
