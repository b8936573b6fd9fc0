// Written without accents and in lower case, as foldForDates() leaves a text.

/** Month names as CVs print them, in English, French, German, Spanish, Italian, Portuguese, Dutch and Polish. */
const monthNames: readonly (readonly string[])[] = [
	'january jan januar janner janvier janv enero ene gennaio janeiro januari styczen stycznia sty gen',
	'february feb febr februar fevrier fevr fev febrero febbraio fevereiro februari luty lutego lut',
	'march mar marz maerz mars marzo marco maart mrt marca marzec',
	'april apr avril avr abril abr aprile kwiecien kwietnia kwi',
	'may mai mayo maggio maio mei maj maja mag',
	'june jun juni juin junio giugno giu junho czerwiec czerwca cze',
	'july jul juli juillet juil julio luglio lug julho lipiec lipca lip',
	'august aug aout agosto ago augustus sierpien sierpnia sie',
	'september sept sep septembre septiembre setiembre settembre setembro wrzesien wrzesnia wrz set',
	'october oct oktober okt octobre octubre ottobre outubro pazdziernik pazdziernika paz ott out',
	'november nov novembre noviembre novembro listopad listopada lis',
	'december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru',
].map((names) => names.split(' '))

/** From a folded month name to its number, 1 to 12. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
	monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
)

export const seasons = [
	...['spring', 'summer', 'summers', 'autumn', 'fall', 'winter', 'winters'],
	...['printemps', 'ete', 'automne', 'hiver'],
	...['fruhling', 'fruhjahr', 'sommer', 'herbst', 'primavera', 'verano', 'otono', 'invierno'],
	...['michaelmas', 'hilary', 'trinity', 'lent', 'easter'],
]

/** Words for a job that goes on. */
export const presentWords = [
	...['present', 'present day', 'the present', 'the present day', 'current', 'currently', 'now'],
	...[
		'ongoing',
		'on-going',
		'to date',
		'till date',
		'date',
		'today',
		'to the present',
		'to present',
	],
	...["aujourd'hui", 'a ce jour', 'ce jour', 'actuel', 'actuellement', 'maintenant', 'en cours'],
	...['heute', 'jetzt', 'gegenwartig', 'laufend', 'aktuell', 'dato'],
	...['actualidad', 'la actualidad', 'actualmente', 'actual', 'presente', 'la fecha', 'hoy'],
	...['oggi', 'ad oggi', 'in corso', 'attuale', 'attualmente'],
	...[
		'atual',
		'atualmente',
		'o momento',
		'em curso',
		'ate ao presente',
		'hoje',
		'ao presente',
		'a data',
		'o presente',
	],
	...[
		'heden',
		'nu',
		'heute noch',
		'bis heute',
		'obecnie',
		'nadal',
		'teraz',
		'dzis',
		'chwili obecnej',
	],
]

/** Words before the start of something that goes on. */
export const sinceWords = [
	...['since', 'from', 'depuis', 'depuis le', 'a partir de', 'seit', 'ab', 'desde', 'desde el'],
	...['dal', 'da', 'sinds', 'vanaf', 'od'],
]

/** Words after the start of something that goes on: "Jan 2020 onwards". */
export const onwardsWords = [
	'onwards',
	'onward',
	'and onwards',
	'en adelante',
	'in poi',
	'em diante',
]

/** Words before the end of something whose start is not given. */
export const untilWords = [
	'until',
	'till',
	'up to',
	"jusqu'en",
	"jusqu'a",
	'bis',
	'hasta',
	'fino a',
	'tot',
	'do',
]

/** Words that say that a date is still to come. */
export const expectedWords = [
	...['expected', 'anticipated', 'predicted', 'projected', 'due', 'estimated', 'est', 'exp'],
	...[
		'graduating',
		'completing',
		'expected graduation',
		'expected completion',
		'prevu',
		'previsto',
	],
]

/** Words between the two ends of a range. */
export const rangeWords = [
	...['to', 'until', 'till', 'til', 'through', 'thru', 'up to', 'and'],
	...[
		'a',
		'ad',
		'fino ad',
		'au',
		"jusqu'a",
		"jusqu'en",
		'bis',
		'hasta',
		'hasta la',
		'tot',
		't/m',
		'tot en met',
		'ate',
		'ate ao',
		'ate a',
		'fino a',
		'fino al',
		'al',
		'do',
	],
]
