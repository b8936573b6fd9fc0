// Written by `npm run data` from data/grade-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const gradeWords = `list	words
beginners	basic
beginners	some
beginners	a little
beginners	a bit
beginners	elementary
beginners	beginner
beginners	grundkenntnisse
beginners	notions
beginners	basico
beginners	scolaire
beginners	elementare
beginners	basis
beginners	podstawowy
beginners	debutant
beginners	principiante
british	(?:first|upper second|lower second|third)(?:[- ]class)?(?: degree)?(?: honours)?
british	(?:second|2nd)[- ]class(?: honours)?,? \\(?(?:upper|lower)(?: division)?\\)?
british	(?:upper|lower) credit
british	(?:with )?(?:distinction|merit|honours)\\*?
british	pass(?: with \\w+)?
british	[123][:.][12](?: \\(?hons\\)?| honours)?
british	(?:predicted|expected)\\s+(?:an?\\s+)?(?:first|[12][:.][12]|distinction|merit)
british	(?:[dmp]\\*?){2,3}
british	[A-E*](?:,?\\s?[A-E*]){2,}
british	(?:magna |summa )?cum laude
fair-speakers	intermediate
fair-speakers	conversational
fair-speakers	good
fair-speakers	gut
fair-speakers	intermediaire
fair-speakers	intermedio
fair-speakers	medio
fair-speakers	goed
fair-speakers	sredniozaawansowany
fair-speakers	limited working
fair-speakers	upper intermediate
fluent-speakers	fluent
fluent-speakers	fluently
fluent-speakers	fliessend
fluent-speakers	courant
fluent-speakers	couramment
fluent-speakers	fluido
fluent-speakers	fluente
fluent-speakers	vloeiend
fluent-speakers	biegly
fluent-speakers	biegle
fluent-speakers	fluency
fluent-speakers	flussig
german	sehr gut
german	gut
german	befriedigend
german	ausreichend
german	mit auszeichnung
german	\\d[.,]\\d(?: \\((?:sehr )?gut\\))?
good-speakers	professional working
good-speakers	advanced
good-speakers	very good
good-speakers	fortgeschritten
good-speakers	avance
good-speakers	avanzado
good-speakers	avanzato
good-speakers	avancado
good-speakers	sehr gut
good-speakers	gevorderd
good-speakers	zaawansowany
good-speakers	working proficiency
good-speakers	business
labels	predicted (?:grade|degree|result)
labels	expected (?:grade|degree|result)
labels	final grade
labels	grades?
labels	result
labels	classification
labels	degree class
labels	gpa
labels	cgpa
labels	average
labels	percentage
labels	abschlussnote
labels	gesamtnote
labels	notendurchschnitt
labels	durchschnittsnote
labels	note
labels	mention
labels	moyenne
labels	nota media
labels	nota final
labels	nota
labels	calificación
labels	voto finale
labels	voto di laurea
labels	voto
labels	votazione
labels	media
labels	média final
labels	média
labels	classificação
labels	eindcijfer
labels	gemiddeld cijfer
labels	gemiddelde
labels	cijfer
labels	resultaat
labels	ocena końcowa
labels	ocena
labels	średnia
labels	wynik
labels-of-figures	gpa
labels-of-figures	cgpa
labels-of-figures	note
labels-of-figures	nota
labels-of-figures	media
labels-of-figures	abschlussnote
labels-of-figures	gesamtnote
labels-of-figures	ocena
labels-of-figures	cijfer
labels-of-figures	moyenne
labels-of-printed	gpa
labels-of-printed	cgpa
labels-of-printed	grade
labels-of-printed	grades
labels-of-printed	final grade
labels-of-printed	result
labels-of-printed	note
labels-of-printed	abschlussnote
labels-of-printed	gesamtnote
labels-of-printed	mention
labels-of-printed	voto
labels-of-printed	media
labels-of-printed	nota
labels-of-printed	cijfer
labels-of-printed	ocena
labels-of-printed	moyenne
labels-of-printed	percentage
labels-of-printed	classification
labels-of-printed	average
levels-of-skills	basic
levels-of-skills	beginner
levels-of-skills	intermediate
levels-of-skills	advanced
levels-of-skills	expert
levels-of-skills	proficient
levels-of-skills	fluent
levels-of-skills	native
levels-of-skills	mother tongue
levels-of-skills	conversational
levels-of-skills	good
levels-of-skills	very good
levels-of-skills	excellent
levels-of-skills	grundkenntnisse
levels-of-skills	gut
levels-of-skills	sehr gut
levels-of-skills	débutant
levels-of-skills	intermédiaire
levels-of-skills	avancé
levels-of-skills	básico
levels-of-skills	intermedio
levels-of-skills	avanzado
native-speakers	native
native-speakers	mother tongue
native-speakers	bilingual
native-speakers	first language
native-speakers	muttersprach\\w*
native-speakers	langue maternelle
native-speakers	maternelle?
native-speakers	bilingue
native-speakers	nativo
native-speakers	nativa
native-speakers	lengua materna
native-speakers	madrelingua
native-speakers	lingua madre
native-speakers	lingua materna
native-speakers	moedertaal
native-speakers	ojczysty
native-speakers	bilingual proficiency
others	mention (?:très bien|bien|assez bien|passable)
others	(?:très|assez) bien
others	matrícula de honor
others	sobresaliente
others	notable
others	aprobado
others	met lof
others	ruim voldoende
others	bardzo dobry
others	dobry plus
others	dobry
others	celujący
others	dostateczny
others	muito bom
others	\\d{2} ?valores
printed	first[- ]class(?: honours)?
printed	upper[- ]second(?:[- ]class)?(?: honours)?
printed	lower[- ]second(?:[- ]class)?(?: honours)?
printed	third[- ]class(?: honours)?
printed	(?:with )?(?:distinction|merit)
printed	(?:magna |summa )?cum laude
printed	[12][:.][12](?![\\d:])(?: hons| honours)?
printed	pass with \\w+
printed	mention (?:très bien|tres bien|bien|assez bien)
printed	(?<![\\d/])1?\\d{1,2}\\s?\\/\\s?110(?: e lode| con lode)?
printed	(?:predicted|expected)\\s+(?:an?\\s+)?(?:first|[12][:.][12]|distinction|merit)
printed	\\d{1,3}[.,]\\d{1,2}\\s?\\/\\s?\\d{1,3}(?:[.,]\\d{1,2})?
printed	\\d{1,2}\\s?\\/\\s?(?:10|20|30|100|110)`
