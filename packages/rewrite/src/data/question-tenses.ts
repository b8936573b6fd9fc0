// Written by `npm run data` from data/question-tenses.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const questionTenses = `past	present
came	come
went	go
were	are
was	is
had	have
joined	join
used	use
worked	work
could	can
took	take
read	read
booked	book
cleaned	clean`
