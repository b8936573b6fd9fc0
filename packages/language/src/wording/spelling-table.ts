/**
 * The difference between a British and an American spelling. `ise` is a separate family, because Oxford English
 * writes "organize" but "colour".
 */
export type SpellingFamily = 'ise' | 'other'

type Row = readonly [endings: string, stems: string]

// Verbs in -ise of which America writes each form with a z. Every word that a row makes is in Hunspell's British dictionary
// (dictionary-en-gb 3.0.0), and none of their American forms is. A verb with an s in both countries has no row.
const iseRows: readonly Row[] = [
	[
		'e ed es ing ation',
		`acclimatis actualis anaesthetis brutalis bureaucratis cannibalis capitalis cauteris collectivis
			commercialis compartmentalis computeris containeris contextualis crystallis customis
			decentralis decolonis decriminalis demagnetis demilitaris demobilis democratis demonetis
			demoralis denationalis departmentalis depolaris depressuris desalinis desensitis destabilis
			digitis disorganis extemporis factoris familiaris federalis finalis formalis fossilis galvanis
			glamoris globalis homogenis hybridis idolis individualis industrialis initialis institutionalis
			internalis internationalis ionis italicis itemis legalis legitimis lionis localis marginalis
			materialis maximis mechanis memoris militaris miniaturis minimis monetis motoris nasalis
			naturalis normalis notaris overspecialis particularis pedestrianis penalis pluralis polaris
			politicis polymeris popularis prioritis professionalis pulveris radicalis randomis recapitalis
			recolonis regularis revitalis secularis sensitis sentimentalis socialis standardis stigmatis
			symbolis systematis trivialis unionis urbanis verbalis victimis vitalis vulcanis westernis`,
	],
	[
		'e ed es ing',
		`accessoris aggrandis agonis alkalis analogis anatomis anodis antagonis anthologis
			apologis burglaris caramelis carbonis catechis catheteris concertis conventionalis criminalis
			demonis depersonalis depoliticis deputis devitalis editorialis elasticis emotionalis empathis
			emphasis epitomis evangelis fantasis feminis hypnotis hypothesis immortalis intellectualis
			iodis jeopardis marbleis memorialis metabolis metastasis metricis mortis mythologis ostracis
			overcapitalis overemphasis overgeneralis parenthesis personalis photosynthesis plasticis
			propagandis publicis recrystallis reemphasis revolutionis robotis romanticis routinis rubberis
			satiris scandalis schematis scrutinis sensationalis stylis summaris synthesis terroris theoris
			transistoris traumatis unitis universalis vandalis volatilis weatheris winteris`,
	],
	[
		'e ed es ing er ers ation',
		`centralis colonis deodoris equalis fertilis fraternis harmonis humanis immobilis modernis
			monopolis moralis neutralis oxidis pasteuris pressuris stabilis subsidis tantalis vaporis
			vulgaris`,
	],
	[
		'e ed es ing ation ations',
		`authoris canonis categoris characteris civilis conceptualis dramatis externalis generalis
			hospitalis idealis immunis liberalis nationalis privatis rationalis reorganis specialis
			synchronis vocalis`,
	],
	[
		'e ed es ing er ers',
		`atomis baptis criticis economis energis eulogis liquidis mesmeris moisturis patronis
			philosophis plagiaris sanitis sympathis temporis tenderis tranquillis`,
	],
	['e ed es ing er ers ation ations', `alphabetis mobilis sterilis visualis`],
	['e ed es ing ation ations able', `amortis realis serialis`],
	['e ed es ing ation able', `magnetis utilis`],
	['e ed', `parameteris reinitialis`],
	['e ed es ing er ation ations', `optimis`],
	['e ed es ing er ers ation ations ational', `organis`],
	['e ed es ing er able', `recognis`],
]

// Verbs and nouns of which Britain doubles the last l before an ending, from the same dictionary.
const doubledRows: readonly Row[] = [
	[
		'ed ing',
		`backpedal barrel bedevil bejewel channel corral devil dishevel dowel equal flannel fuel funnel gambol gravel imperil
			initial kennel label marshal mislabel parcel pedal peril pummel redial refuel relabel remodel rival shovel
			shrivel snorkel spiral squirrel stencil subtotal swivel tassel total trial trowel unravel`,
	],
	['ed ing ings', 'bevel dial panel pencil towel'],
	['ed er ers ing', 'carol chisel drivel jewel level quarrel signal'],
	['ed er ers ing ings', 'duel enamel model revel travel tunnel'],
	['ed er ers ing', 'cancel libel'],
	['or ors', 'council'],
	['ed ing or ors', 'counsel'],
	['ed ing ous ously', 'marvel'],
	['ed', 'metal'],
	['en ens y', 'wool'],
]

// Words in -our; "-" is the word itself. Derived words without a u in both countries have no row.
const ourRows: readonly Row[] = [
	['- s ed ing', 'clamour disfavour endeavour harbour belabour'],
	['- s ed ing ful fully less ist ists blind blindness fast fastness way ways', 'colour'],
	['- s ed ing able ably ite ites itism', 'favour'],
	['- s ed ing ings ful less some', 'flavour'],
	['- s ed ing', 'honour'],
	['- s ed ing able ably', 'dishonour'],
	['- s ed ing less', 'humour'],
	['- s ed ing er ers', 'labour'],
	['- s ing ly hood hoods liness', 'neighbour'],
	['- s ed ing y ier iest ies', 'savour'],
	['- s ed ing er ers y ies', 'armour'],
	['- s ed ing', 'rumour discolour'],
	['- s al ally ism ist ists', 'behaviour'],
	['- s', 'vapour tumour parlour splendour'],
	['- s less', 'odour'],
	['-', 'vigour candour demeanour fervour valour misbehaviour'],
]

// Words in -re with their forms: centre, centres, centred, centring. "Meter" and "tire" are words in Britain too.
const reRows: readonly Row[] = [
	['e es ed ing', 'cent'],
	['e es', 'fib'],
	['eglass eboard efill', 'fib'],
	['epiece epieces efold efolds eboard eboards', 'cent'],
	['e es egoer egoers', 'theat'],
	[
		'e es',
		'amphitheat epicent lit millilit centilit decilit kilolit millimet centimet kilomet calib scept spect',
	],
	['e', 'lust meag somb'],
]

// Words whose parts differ: each ending follows both stems.
const pairRows: readonly (readonly [british: string, american: string, endings: string])[] = [
	['analys', 'analyz', 'e ed es ing er ers'],
	['paralys', 'paralyz', 'e ed es ing'],
	['catalys', 'catalyz', 'e ed es ing'],
	['hydrolys', 'hydrolyz', 'e ed es ing'],
	['breathalys', 'breathalyz', 'e ed es ing'],
	['practis', 'practic', 'ed ing'],
	['catalogue', 'catalog', '- s'],
	['cataloguing', 'cataloging', '-'],
	['catalogued', 'cataloged', '-'],
	['cataloguer', 'cataloger', '- s'],
	['defence', 'defense', '- s less'],
	['offence', 'offense', '- s'],
	['pretence', 'pretense', '- s'],
	['fulfil', 'fulfill', '- s ment'],
	['enrol', 'enroll', '- s ment ments'],
	['distil', 'distill', '- s'],
	['instil', 'instill', '- s'],
	['instalment', 'installment', '- s'],
	['skilful', 'skillful', '- ly ness'],
	['wilful', 'willful', '- ly ness'],
	['jewellery', 'jewelry', '-'],
	['worshipp', 'worship', 'ed er ers ing'],
	['manoeuvre', 'maneuver', '- s'],
	['manoeuvred', 'maneuvered', '-'],
	['manoeuvring', 'maneuvering', '- s'],
	['manoeuvrab', 'maneuverab', 'le ility'],
	['mould', 'mold', 's ed ing ings er ers y'],
	['plough', 'plow', '- s ed ing'],
	['moustache', 'mustache', '- s d'],
	['pyjama', 'pajama', '- s'],
	['cosy', 'cozy', '-'],
	['cosi', 'cozi', 'er est ly ness'],
	['sceptic', 'skeptic', '- s al ally ism'],
	['aluminium', 'aluminum', '-'],
	['paediatric', 'pediatric', '- s ian ians'],
	['orthopaedic', 'orthopedic', '- s'],
	['anaesthe', 'anesthe', 'sia tic tics tist tists siologist siologists siology'],
	['gynaecolog', 'gynecolog', 'ic ical ist ists y'],
	['haematolog', 'hematolog', 'ic ical ist ists y'],
	[
		'haemo',
		'hemo',
		'globin philia philiac philiacs rrhage rrhages rrhaged rrhaging rrhoid rrhoids',
	],
	['archaeolog', 'archeolog', 'ical ically ist ists y'],
	['anaemi', 'anemi', 'a c'],
	['leukaemia', 'leukemia', '-'],
	['septicaemia', 'septicemia', '-'],
	['ischaemi', 'ischemi', 'a c'],
	['oestrogen', 'estrogen', '- s'],
	['oesophagus', 'esophagus', '-'],
	['oedema', 'edema', '- s'],
	['diarrhoea', 'diarrhea', '-'],
]

/** A word that is spelt in two ways. */
export type SpellingPair = { british: string; american: string; family: SpellingFamily }

/** Every word of the tables, in small letters, with each of its regular forms; no word is in two of them. */
export const spellingPairs: readonly SpellingPair[] = [
	...expandRows(iseRows).map(({ stem, ending }) => ({
		british: stem + ending,
		american: `${stem.slice(0, -1)}z${ending}`,
		family: 'ise' as const,
	})),
	...expandRows(doubledRows).map(({ stem, ending }) => other(`${stem}l${ending}`, stem + ending)),
	...expandRows(ourRows).map(({ stem, ending }) =>
		other(stem + ending, stem.replace(/our$/, 'or') + ending),
	),
	...expandRows(reRows).map(({ stem, ending }) =>
		other(`${stem}r${ending}`, `${stem}er${withoutE(ending)}`),
	),
	...pairRows.flatMap(([british, american, endings]) =>
		splitEndings(endings).map((ending) => other(british + ending, american + ending)),
	),
]

function expandRows(rows: readonly Row[]): { stem: string; ending: string }[] {
	return rows.flatMap(([endings, stems]) =>
		stems.split(/\s+/).flatMap((stem) => splitEndings(endings).map((ending) => ({ stem, ending }))),
	)
}

function splitEndings(endings: string): string[] {
	return endings.split(' ').map((ending) => (ending === '-' ? '' : ending))
}

// America writes the e before the r, so that an ending loses its own, except for -ed.
function withoutE(ending: string): string {
	return ending === 'ed' ? ending : ending.replace(/^e/, '')
}

function other(british: string, american: string): SpellingPair {
	return { british, american, family: 'other' }
}
