// Written by `npm run data` from data/contact-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const contactWords = `list	words
endings-of-websites	com
endings-of-websites	org
endings-of-websites	net
endings-of-websites	io
endings-of-websites	dev
endings-of-websites	me
endings-of-websites	co
endings-of-websites	uk
endings-of-websites	eu
endings-of-websites	de
endings-of-websites	fr
endings-of-websites	es
endings-of-websites	it
endings-of-websites	pt
endings-of-websites	nl
endings-of-websites	pl
endings-of-websites	ch
endings-of-websites	at
endings-of-websites	be
endings-of-websites	ie
endings-of-websites	info
endings-of-websites	app
endings-of-websites	ai
endings-of-websites	tech
endings-of-websites	design
endings-of-websites	example
endings-of-websites	page
endings-of-websites	site
endings-of-websites	online
endings-of-websites	xyz
endings-of-websites	edu
endings-of-websites	gov
endings-of-websites	us
endings-of-websites	ca
endings-of-websites	in
endings-of-websites	blog
endings-of-websites	name
endings-of-websites	pro
endings-of-websites	works
endings-of-websites	studio
labels	e-?mail(?: (?:address|id))?
labels	mail
labels	courriel
labels	correo(?: electr[oó]nico)?
labels	tel(?:ephone)?(?: (?:number|no))?
labels	tel(?:efono|efoon|efon|éfono|efone)?
labels	t[ée]l(?:[ée]phone)?\\.?
labels	phone(?: number)?
labels	mob(?:ile)?(?: (?:phone|number|no))?
labels	contact (?:number|no)
labels	cell(?: phone)?
labels	handy
labels	mobil
labels	m[oó]vil
labels	telem[oó]vel
labels	(?:home |postal |current )?address
labels	adresse
labels	anschrift
labels	adres
labels	domicilio
labels	residenza
labels	direcci[oó]n
labels	indirizzo
labels	morada|adres|anschrift
labels	location
labels	town
labels	city
labels	post ?code
labels	lives in
labels	based in
labels	wohnort
labels	website
labels	web
labels	linkedin
labels	github
labels	portfolio
labels	name
labels	nom
labels	nombre
labels	nome
labels	naam
labels	contact
labels	home
labels	e
labels	t
labels	m
labels	p
labels	a
labels	w
labels-left-at-the-end	(?:e-?mail|courriel)(?: address)?
labels-left-at-the-end	(?:tel(?:ephone)?|t[ée]l[ée]phone|phone|mob(?:ile)?|cell|contact)(?: (?:phone|number|no))?
labels-left-at-the-end	handy
labels-left-at-the-end	mobil
labels-left-at-the-end	m[oó]vil
labels-left-at-the-end	telem[oó]vel
labels-left-at-the-end	[temp](?=\\s*[:.])
last-words-of-streets	road
last-words-of-streets	rd
last-words-of-streets	street
last-words-of-streets	st
last-words-of-streets	lane
last-words-of-streets	avenue
last-words-of-streets	ave
last-words-of-streets	drive
last-words-of-streets	close
last-words-of-streets	court
last-words-of-streets	way
last-words-of-streets	place
last-words-of-streets	terrace
last-words-of-streets	gardens
last-words-of-streets	crescent
last-words-of-streets	grove
last-words-of-streets	park
last-words-of-streets	square
last-words-of-streets	hill
last-words-of-streets	walk
last-words-of-streets	view
last-words-of-streets	rise
last-words-of-streets	row
last-words-of-streets	mews
last-words-of-streets	green`
