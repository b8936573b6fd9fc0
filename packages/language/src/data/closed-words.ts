// Written by `npm run data` from data/closed-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const closedWords = `tags	words
PRP	i you he she we they me him us them myself yourself himself herself itself ourselves yourselves themselves mine yours hers ours theirs
PRP NN	it
PRP PRP$	her
PRP$	my your his its our their
PRP$ RB PRP	there
DT	the these those every each
DT NN NNP	a
DT CC	an
DT WH SC	that
DT PRP	this
DT PRP RB	all any some none
DT CC	both either neither
WH	who whom whose which what whoever whichever whatever
WH SC	where wherever
SC	if when while whilst although though whenever whereas unless
SC IN RB	because since until till
CC	and or nor
CC IN RB	but
TO IN	to
IN	of from with at for into onto upon during per via among amongst towards within without between than
IN RP RB	in on by through
IN SC RB	as
SC RB	so
RB	not also then always never often sometimes usually rarely seldom occasionally again too very
MD	could might shall should would cannot
MD NN	can will must
MD NNP	may
VBZ	is has does
VBP	am are
VBD	was were did
VB	be
VBN	been
VBG	being having doing
VB VBP	have do
VBD VBN	had done`
