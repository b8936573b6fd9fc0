// Written by `npm run data` from data/paper-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const paperWords = `rule	words
needed by law	licence
needed by law	licensed
needed by law	license
needed by law	registration
needed by law	registered
needed by law	pin
needed by law	card
needed by law	ticket
needed by law	clearance
needed by law	driver cpc
needed by law	cpc
needed by law	category c
needed by law	category c+e
needed by law	category d
needed by law	cat c
needed by law	cat d
needed by law	class 1
needed by law	class 2
needed by law	hgv
needed by law	lgv
needed by law	pcv
needed by law	gas safe
needed by law	acs
needed by law	sia
needed by law	cscs
needed by law	ecs card
needed by law	cpcs
needed by law	npors
needed by law	rtitb
needed by law	itssar
needed by law	nplq
needed by law	qts
needed by law	qualified teacher status
needed by law	nmc
needed by law	hcpc
needed by law	gmc
needed by law	gdc
needed by law	gphc
needed by law	rcvs
needed by law	goc
needed by law	social work england
needed by law	personal licence
needed by law	mot tester
needed by law	f-gas
needed by law	pts
settled after the offer	check
settled after the offer	checks
settled after the offer	disclosure
settled after the offer	reference
settled after the offer	references
settled after the offer	search
settled after the offer	searches
settled after the offer	dbs
settled after the offer	pvg
settled after the offer	accessni
settled after the offer	vetting
settled after the offer	bpss
settled after the offer	right to work
settled after the offer	occupational health
settled after the offer	medical
settled after the offer	probation
settled after the offer	drug test
said by no cv	age limits`
