// Written by `npm run data` from data/line-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const lineWords = `list	words
before-a-number	no
before-a-number	nr
before-a-number	number
before-a-number	num
before-a-number	pin
before-a-number	ref
before-a-number	reference
before-a-number	id
before-date-of-award	graduat\\p{L}{1,9}
before-date-of-award	completed
before-date-of-award	awarded
before-date-of-award	conferred
before-date-of-award	expected
before-date-of-award	obtained
before-date-of-award	passed
before-date-of-award	admitted
before-date-of-award	elected
before-date-of-award	registered
before-date-of-award	abgeschlossen
before-date-of-award	abschluss
before-date-of-award	obtenue?
before-date-of-award	diplômée?
before-date-of-award	conseguit[oa]
before-date-of-award	laureat[oa]
before-date-of-award	afgestudeerd
before-date-of-award	behaald
before-date-of-award	ukończon[eya]
before-date-of-certificate	renewed
before-date-of-certificate	refreshed
before-date-of-certificate	revalidated
before-date-of-certificate	updated
before-date-of-certificate	valid(?: to| until)?
before-date-of-certificate	(?:due )?for renewal
before-date-of-certificate	renewal(?: due| date)?
before-date-of-certificate	renew by
before-date-of-certificate	exp(?:ires|ired|iry|\\.)?
before-date-of-certificate	expiring
before-date-of-certificate	awarded
before-date-of-certificate	obtained
before-date-of-certificate	completed
before-date-of-certificate	passed
before-date-of-certificate	achieved
before-date-of-certificate	issued
before-date-of-certificate	gained
before-date-of-certificate	gültig bis
before-date-of-certificate	valable
before-duties	key
before-duties	main
before-duties	core
before-duties	my
before-duties	principal
before-duties	daily
before-duties	general
before-duties	selected
before-last-date	\\((?:to|until|till)
before-last-date	\\bvalid(?:\\s+(?:to|until|till))?
before-last-date	exp(?:ir\\p{L}{0,9}|\\.)?(?:\\s+(?:on|in))?
before-last-date	for renewal
before-last-date	renewal(?:\\s+(?:due|date))?
before-last-date	renew by
before-last-date	gültig bis
before-last-date	valable
consent	wyrażam zgodę
consent	przetwarzani[eau] (?:moich )?danych
consent	autorizzo il trattamento
consent	consent to the processing
consent	einwilligung zur
consent	i (?:hereby )?declare that
consent	declaro que
consent	dichiaro che
counts-of-time	an?
counts-of-time	one
counts-of-time	two
counts-of-time	three
counts-of-time	four
counts-of-time	five
counts-of-time	six
counts-of-time	seven
counts-of-time	eight
counts-of-time	nine
counts-of-time	ten
counts-of-time	twelve
driving-licence	permis (?:de conduire|[abcd]\\b)
driving-licence	führerschein
driving-licence	carn[eé] de conducir
driving-licence	permiso de conducir
driving-licence	rijbewijs
driving-licence	patente (?:di guida|[abcd]\\b)
driving-licence	carta de condução
driving-licence	(?:full,? |clean,? |valid |uk )*driving licen[cs]e
duties	duties
duties	responsibilities
duties	accountabilities
duties	achievements
duties	tasks
duties	accomplishments
duties	highlights
duties	role
duties	job description
first-halves	self
first-halves	well
first-halves	non
first-halves	co
first-halves	cross
first-halves	multi
first-halves	long
first-halves	short
first-halves	high
first-halves	low
first-halves	full
first-halves	part
first-halves	half
first-halves	on
first-halves	off
first-halves	in
first-halves	up
first-halves	e
first-halves	x
first-halves	end
first-halves	front
first-halves	back
first-halves	third
first-halves	first
first-halves	second
first-halves	open
first-halves	real
first-halves	day
first-halves	hands
first-halves	face
first-halves	one
first-halves	two
first-halves	three
first-halves	four
first-halves	five
first-halves	six
first-halves	semi
first-halves	inter
first-halves	post
first-halves	pre
first-halves	re
first-halves	anti
first-halves	risk
first-halves	data
first-halves	user
first-halves	client
first-halves	customer
gains	completed
gains	passed
gains	obtained
gains	earned
gains	gained
gains	received
gains	achieved
gains	attended
gains	certified
gains	qualified
gains	trained
gains	licen[cs]ed
gains	registered
joiners	\\[?\\d{1,2}[.)\\]]
joiners	and
joiners	or
joiners	at
joiners	bij
joiners	em
joiners	di
joiners	presso
joiners	nome e cognome
joiners	nombre y apellidos
joiners	imię i nazwisko
joiners	da
joiners	du
joiners	von
joiners	van
joiners	de
joiners	duties
joiners	in
joiners	of
joiners	for
joiners	the
joiners	with
joiners	from
joiners	to
joiners	as
joiners	by
joiners	via
joiners	on
joiners	und
joiners	et
joiners	y
joiners	e
joiners	en
joiners	i
joiners	bei
joiners	chez
joiners	page
joiners	seite
joiners	tel
joiners	telephone
joiners	t[ée]l[ée]phone
joiners	telefon
joiners	email
joiners	e-?mail
joiners	mobile
joiners	phone
joiners	address
joiners	adresse
joiners	name
joiners	linkedin
joiners	github
joiners	website
joiners	no
joiners	nr
joiners	number
joiners	pin
joiners	admitted
joiners	elected
joiners	issued
joiners	refreshed
joiners	renewed
joiners	awarded
joiners	obtained
joiners	passed
joiners	curriculum vitae
joiners	cv
joiners	r[ée]sum[ée]
joiners	lebenslauf
months	months?
months	mos?\\.?
months	mois
months	monate?
months	meses
months	mesi
on-request	(?:available|supplied|provided|furnished|given)?\\s*(?:up)?on\\s+(?:demand|request)
on-request	sur demande
on-request	auf (?:anfrage|wunsch)
on-request	a petici[oó]n
on-request	su richiesta
on-request	a pedido
on-request	op (?:aanvraag|verzoek)
on-request	na (?:życzenie|żądanie)
other-documents	invoice
other-documents	rechnung
other-documents	facture
other-documents	factura
other-documents	fattura
other-documents	vat (?:no|number|reg)
other-documents	total due
other-documents	amount due
other-documents	subtotal
other-documents	sub-total
other-documents	purchase order
other-documents	quantity
other-documents	unit price
other-documents	bank details
other-documents	sort code
other-documents	ingredients
other-documents	preheat
other-documents	tablespoons?
other-documents	teaspoons?
other-documents	serves \\d
other-documents	dear (?:sir|madam|mr|mrs|ms|hiring)
other-documents	yours (?:sincerely|faithfully)
other-documents	terms and conditions
other-documents	chapter \\w+
other-documents	abstract
other-duties	responsibilities
other-duties	achievements
other-duties	duties
other-duties	tasks
papers-with-a-number	registration
papers-with-a-number	reg
papers-with-a-number	licen[cs]e
papers-with-a-number	card
papers-with-a-number	certificate
papers-with-a-number	cert
papers-with-a-number	membership
papers-with-a-number	member
papers-with-a-number	badge
papers-with-a-number	registered
second-halves	based
second-halves	driven
second-halves	led
second-halves	facing
second-halves	wide
second-halves	term
second-halves	time
second-halves	level
second-halves	quality
second-halves	related
second-halves	specific
second-halves	oriented
second-halves	focused
second-halves	friendly
second-halves	to
second-halves	up
second-halves	of
second-halves	in
second-halves	on
second-halves	by
second-halves	and
second-halves	the
second-halves	site
second-halves	house
second-halves	end
second-halves	line
second-halves	free
second-halves	year
second-halves	week
second-halves	day
units-of-time	years?
units-of-time	yrs?\\.?
units-of-time	months?
units-of-time	mos?\\.?
units-of-time	weeks?
units-of-time	days?
units-of-time	ans?
units-of-time	mois
units-of-time	jahre?
units-of-time	monate?
units-of-time	wochen?
units-of-time	años?
units-of-time	meses
units-of-time	anni
units-of-time	mesi
units-of-time	anos
units-of-time	jaar
units-of-time	maanden
units-of-time	lata
units-of-time	lat
units-of-time	miesiące
units-of-time	miesięcy
work-and-school	work(?:s|ed|ing)?
work-and-school	jobs?
work-and-school	career
work-and-school	employ\\w+
work-and-school	experienced?
work-and-school	qualif\\w+
work-and-school	licen[cs]e
work-and-school	skills?
work-and-school	school
work-and-school	college
work-and-school	university
work-and-school	degree
work-and-school	apprentic\\w+
work-and-school	references?`
