// Written by `npm run data` from data/broader-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const broaderWords = `word	broader
ensure	check
make_sure	check
teach	pupil student learner class
tutor	pupil student learner
sell	customer
serve	customer
cook	prepare make
bake	make prepare
mop	clean
sweep	clean
wipe	clean
dust	clean
scrub	clean
hoover	clean
vacuum	clean
wash	clean
disinfect	clean
sanitise	clean
polish	clean
double	increase grow raise improve
triple	increase grow raise improve
quadruple	increase grow raise improve
halve	reduce cut lower
weld	join
refactor	rework
manage	run handle
supervise	manage oversee
van	vehicle
car	vehicle
lorry	vehicle
truck	vehicle
bus	vehicle
nurse	staff
doctor	staff
vegetable	food
bread	food
cake	food
dog	animal
horse	animal
cat	animal
invoice	document
contract	document
letter	document
phone	communicate
email	communicate`
