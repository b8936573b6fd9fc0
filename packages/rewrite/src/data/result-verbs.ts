// Written by `npm run data` from data/result-verbs.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const resultVerbs = `lemma
add
allow
avoid
boost
bring
cut
double
ease
end
free
give
grow
halve
help
improve
increase
keep
lead
let
lower
make
mean
prevent
raise
reduce
save
shorten
show
speed
stop
triple`
