// Written by `npm run data` from data/same-employer-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const sameEmployerWords = `words
same as above
as above
same firm
same company
same employer
same place
same organisation
the same firm
the same company
the same employer
as before
as below
ditto
idem
same`
