// Written by `npm run data` from data/act-levels.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const actLevels = `verb	level	kind
attend	0	learn
observe	0	learn
shadow	0	learn
learn	0	learn
study	0	learn
watch	0	learn
listen in on	0	learn
sit in on	0	learn
read about	0	learn
receive training in	0	learn
be trained in	0	learn
be taught	0	learn
be introduced to	0	learn
be shown	0	learn
be briefed on	0	learn
be inducted into	0	learn
learn about	0	learn
learn to use	0	learn
find out about	0	learn
gain experience of	0	learn
gain an understanding of	0	learn
gain insight into	0	learn
be exposed to	0	learn
experience	0	learn
witness	0	learn
visit	2	do
tour	0	learn
train in	0	learn
train as	0	learn
enrol on	0	learn
take a course in	0	learn
take a module in	0	learn
do a course in	0	learn
major in	0	learn
be mentored by	0	learn
be coached in	0	learn
be supervised by	0	learn
follow a course in	0	learn
be familiar with	0	learn
know about	0	learn
understand	0	learn
be aware of	0	learn
become familiar with	0	learn
familiarise myself with	0	learn
brush up on	0	learn
pick up	2	move
study towards	0	learn
work towards	0	learn
work shadow	0	learn
accompany	1	help
be present at	0	learn
be invited to	0	learn
receive	0	learn
be given	0	learn
be sent on	0	learn
undertake training in	0	learn
qualify in	0	learn
pass	0	learn
sit an exam in	0	learn
graduate in	0	learn
retrain as	0	learn
upskill in	0	learn
memorise	0	learn
practise	0	learn
rehearse	2	do
help	1	help
assist	1	help
support	1	help
contribute	1	help
contribute to	1	help
take part in	1	help
participate in	1	help
help out	1	help
help with	1	help
lend a hand with	1	help
aid	1	help
back up	1	help
pitch in with	1	help
give a hand with	1	help
join in	1	help
be involved in	1	help
be part of	1	help
play a part in	1	help
have input into	1	help
feed into	1	help
help prepare	1	help
help run	1	help
help organise	1	help
help plan	1	help
help set up	1	help
help deliver	1	help
help produce	1	help
help write	1	help
help make	1	help
help design	1	help
help develop	1	help
help build	1	help
help test	1	help
help train	1	help
help cut	1	help
help increase	1	help
help improve	1	help
help raise	1	help
assist in	1	help
assist with	1	help
support with	1	help
collaborate on	1	help
cooperate with	1	help
work alongside	1	help
work with	1	help
work on	1	help
join	1	help
team up with	1	help
partner with on	1	help
be a member of	1	help
sit on	1	help
volunteer	2	do
volunteer at	2	do
enable	1	help
provide support for	1	help
offer support to	1	help
act as back-up for	1	help
relieve	2	do
muck in	1	help
chip in	1	help
share	1	help
act as assistant to	1	help
provide admin support for	1	help
help at	1	help
play a role in	1	help
have a hand in	1	help
be consulted on	1	help
comment on	1	help
make suggestions for	1	help
add to	1	help
do	2	do
carry out	2	do
perform	2	do
complete	2	do
undertake	2	do
serve	2	do
wait on	2	do
clean	2	do
wash	2	do
wipe down	2	do
sweep	2	do
mop	2	do
vacuum	2	do
hoover	2	do
dust	2	do
polish	2	do
scrub	2	do
buff	2	do
rinse	2	do
dry	2	do
iron	2	do
launder	2	do
fold	2	do
tidy	2	do
tidy up	2	do
clear	2	do
clear away	2	do
clear up	2	do
empty	2	do
disinfect	2	do
sanitise	2	do
sterilise	2	do
steam-clean	2	do
pressure-wash	2	do
valet	2	do
make beds	2	do
lay tables	2	do
set tables	2	do
wash up	2	do
clean down	2	do
use	2	do
operate	2	do
drive	2	do
ride	2	do
pilot	2	do
fly	2	do
sail	2	do
steer	2	do
type	2	do
type up	2	do
key in	2	do
enter	2	do
input	2	do
file	2	do
scan	2	do
photocopy	2	do
print	2	do
shred	2	do
laminate	2	do
bind	2	do
staple	2	do
frank	2	do
stamp	2	do
label	2	do
tag	2	do
sort	2	do
sort out	2	do
count	2	do
weigh	2	do
fill	2	do
fill in	2	do
fill out	2	do
top up	2	do
refill	2	do
restock	2	do
replenish	2	do
stack	2	do
stack shelves	2	do
face up	2	do
price	2	do
scan items	2	do
bag	2	do
gift-wrap	2	do
wrap	2	do
take orders	2	do
take payments	2	do
take bookings	2	do
take bloods	2	do
take observations	2	do
take calls	2	do
take the register	2	do
work on the till	2	do
ring up	2	do
refund	2	do
exchange	2	do
cash up	2	do
process	2	do
sell	2	do
upsell	2	do
cross-sell	2	do
cold call	2	do
canvass	2	do
leaflet	2	do
book	2	do
reserve	2	do
order	2	do
buy	2	do
purchase	2	do
pay	2	do
bank	2	do
invoice	2	do
bill	2	do
log	2	do
record	2	do
note	2	do
note down	2	do
write down	2	do
take notes	2	do
take minutes	2	do
minute	2	do
update	2	do
amend	2	do
edit	2	do
correct	2	do
retouch	2	do
chop	2	do
slice	2	do
peel	2	do
prep	2	do
grill	2	do
fry	2	do
roast	2	do
boil	2	do
steam	2	do
plate up	2	do
dish up	2	do
portion	2	do
garnish	2	do
pour	2	do
pull pints	2	do
mix	2	do
stir	2	do
serve drinks	2	do
clear tables	2	do
run food	2	do
care for	2	do
feed	2	do
bathe	2	do
dress	2	do
turn	2	do
hoist	2	do
wash and dress	2	do
change dressings	2	do
change nappies	2	do
bed-bath	2	do
cannulate	2	do
catheterise	2	do
inject	2	do
vaccinate	2	do
administer	2	do
dispense	2	do
treat	2	do
bandage	2	do
massage	2	do
wax	2	do
thread	2	do
tint	2	do
shave	2	do
shampoo	2	do
blow-dry	2	do
style	2	do
cut hair	2	do
colour hair	2	do
groom	2	do
walk dogs	2	do
muck out	2	do
milk	2	do
lamb	2	do
shear	2	do
herd	2	do
plant	2	do
sow	2	do
water	2	do
weed	2	do
dig	2	do
prune	2	do
mow	2	do
strim	2	do
harvest	2	do
pick	2	do
plough	2	do
spray	2	do
fell	2	do
chop wood	2	do
landscape	2	do
paint	2	do
plaster	2	do
render	2	do
tile	2	do
grout	2	do
sand	2	do
varnish	2	do
wallpaper	2	do
strip	2	do
skim	2	do
lay bricks	2	do
lay	2	do
point	2	do
pour concrete	2	do
excavate	2	do
demolish	2	do
drill	2	do
saw	2	do
hammer	2	do
screw	2	do
nail	2	do
weld	2	do
solder	2	do
grind	2	do
mill	2	do
deburr	2	do
bolt	2	do
rivet	2	do
fit	2	do
install	2	do
mount	2	do
hang	2	do
fix	2	do
repair	2	do
mend	2	do
patch	2	do
replace	2	do
swap	2	do
change	2	do
refit	2	do
restore	2	do
renovate	2	do
refurbish	2	do
service	2	do
lubricate	2	do
oil	2	do
tighten	2	do
calibrate	2	do
adjust	2	do
tune	2	do
wire	2	do
rewire	2	do
isolate	2	do
terminate	2	do
plumb	2	do
unblock	2	do
bleed	2	do
lag	2	do
insulate	2	do
drain	2	do
flush	2	do
connect	2	do
disconnect	2	do
commission	2	do
reset	2	do
reboot	2	do
configure	2	do
patch systems	2	do
back up data	2	do
restore data	2	do
upload	2	do
download	2	do
post online	2	do
tweet	2	do
photograph	2	do
film	2	do
shoot	2	do
record audio	2	do
mix sound	2	do
sing	2	do
dance	2	do
act	2	do
perform on stage	2	do
play	2	do
compete	2	do
patrol	2	do
guard	2	do
search	2	do
restrain	2	do
detain	2	do
arrest	2	do
escort	2	do
steward	2	do
marshal	2	do
evacuate	2	do
rescue	2	do
put out	2	do
answer	2	do
answer phones	2	do
answer calls	2	do
call	2	do
ring	2	do
phone	2	do
text	2	do
email	2	do
write to	2	do
reply to	2	do
respond to	2	do
greet	2	do
welcome	2	do
meet	2	do
seat	2	do
check in	2	do
check out	2	do
sign in	2	do
show round	2	do
signpost	2	do
refer	2	do
transfer	2	do
put through	2	do
translate	2	do
interpret	2	do
transcribe	2	do
subtitle	2	do
proofread	2	do
copy-edit	2	do
fundraise	2	do
collect	2	do
donate	2	do
distribute	2	do
hand out	2	do
give out	2	do
dole out	2	do
befriend	2	do
listen to	2	do
comfort	2	do
reassure	2	do
chat with	2	do
entertain	2	do
play with	2	do
read to	2	do
babysit	2	do
childmind	2	do
pipette	2	do
titrate	2	do
culture	2	do
stain	2	do
dissect	2	do
sequence	2	do
centrifuge	2	do
run assays	2	do
sample	2	do
swab	2	do
reconcile	2	do
post	2	do
match	2	do
code invoices	2	do
chase	2	do
chase up	2	do
follow up	2	do
register	2	do
enrol	2	do
recruit volunteers	2	do
shortlist	2	do
sift	2	do
screen	2	do
interview	2	do
onboard	2	do
research	2	do
poll	2	do
survey	2	do
archive	2	do
catalogue	2	do
index	2	do
digitise	2	do
shelve	2	do
curate	2	do
exhibit	2	do
rig	2	do
derig	2	do
usher	2	do
sell tickets	2	do
open up	2	do
lock up	2	do
close up	2	do
switch on	2	do
set out	2	do
man	2	do
staff	2	do
cover	2	do
fill in for	2	do
stand in for	2	do
make	2	make
create	2	make
produce	2	make
build	2	make
construct	2	make
assemble	2	make
put together	2	make
put up	2	make
erect	2	make
manufacture	2	make
fabricate	2	make
cook	2	make
bake	2	make
brew	2	make
prepare	2	make
craft	2	make
sew	2	make
knit	2	make
stitch	2	make
alter	2	make
upholster	2	make
carve	2	make
mould	2	make
cast	2	make
forge	2	make
machine	2	make
model	2	make
sketch	2	make
draw	2	make
illustrate	2	make
animate	2	make
design	2	make
lay out	2	make
typeset	2	make
write	2	make
draft	2	make
compose	2	make
co-write	2	make
author	2	make
compile	2	make
blog	2	make
storyboard	2	make
code	2	make
program	2	make
prototype	2	make
generate	2	make
develop	2	make
script	2	make
automate	2	make
format	2	make
publish	2	make
engrave	2	make
mock up	2	make
devise	2	make
invent	2	make
write up	2	make
formulate	2	make
put up displays	2	make
move	2	move
carry	2	move
lift	2	move
load	2	move
unload	2	move
offload	2	move
deliver	2	move
drop off	2	move
pick up from	2	move
collect from	2	move
fetch	2	move
bring	2	move
take	2	move
transport	2	move
ship	2	move
post out	2	move
send	2	move
dispatch	2	move
courier	2	move
pack	2	move
unpack	2	move
box up	2	move
palletise	2	move
pick and pack	2	move
put away	2	move
store	2	move
shift	2	move
push	2	move
pull	2	move
haul	2	move
tow	2	move
tip	2	move
couple	2	move
stow	2	move
shunt	2	move
reverse	2	move
relocate	2	move
hand over	2	move
pass on	2	move
forward	2	move
import	2	move
export	2	move
wheel	2	move
shuttle	2	move
check	2	check
count stock	2	check
stocktake	2	check
test	2	check
inspect	2	check
measure	2	check
examine	2	check
verify	2	check
validate	2	check
cross-check	2	check
double-check	2	check
monitor	2	check
review	2	check
audit	2	check
mark	2	check
grade	2	check
proof	2	check
assess	2	check
evaluate	2	check
appraise	2	check
trace	2	check
track	2	check
spot-check	2	check
sample-check	2	check
investigate	2	check
look into	2	check
diagnose	2	check
troubleshoot	2	check
debug	2	check
fault-find	2	check
analyse	2	check
compare	2	check
calculate	2	check
work out	2	check
estimate	2	check
x-ray	2	check
triage	2	check
fact-check	2	check
taste	2	check
invigilate	2	check
certify	2	check
screen calls	2	check
check stock	2	check
PAT test	2	check
risk-assess	2	check
benchmark	2	check
interpret data	2	check
summarise	2	check
identify	2	check
detect	2	check
spot	2	check
find	2	check
tell	2	tell
inform	2	tell
explain	2	tell
report	2	tell
notify	2	tell
announce	2	tell
present	2	tell
speak at	2	tell
talk to	2	tell
advise	2	tell
recommend	2	tell
suggest	2	tell
propose	2	tell
answer questions	2	tell
brief	2	tell
update on	2	tell
relay	2	tell
describe	2	tell
demonstrate	2	tell
show	2	tell
pitch	2	tell
broadcast	2	tell
advertise	2	tell
promote	2	tell
publicise	2	tell
market	2	tell
warn	2	tell
alert	2	tell
remind	2	tell
flag	2	tell
flag up	2	tell
escalate	2	tell
raise	2	tell
liaise with	2	tell
consult	2	tell
keep informed	2	tell
network with	2	tell
address	2	tell
debate	2	tell
lecture to	2	tell
testify	2	tell
give evidence	2	tell
debrief	2	tell
feed back	2	tell
apologise	2	tell
thank	2	tell
translate for	2	tell
sign for	2	tell
persuade	2	tell
pitch to	2	tell
sell in	2	tell
represent	2	tell
host	2	tell
interview on air	2	tell
commentate	2	tell
read the news	2	tell
report on	2	tell
teach	2	teach
train	2	teach
instruct	2	teach
tutor	2	teach
coach	2	teach
mentor	2	teach
guide	2	teach
give lessons in	2	teach
show how to	2	teach
run through	2	teach
demonstrate to	2	teach
induct	2	teach
show the ropes to	2	teach
teach one-to-one	2	teach
lecture	2	teach
train up	2	teach
upskill	2	teach
educate	2	teach
deliver training	2	teach
deliver workshops	2	teach
give talks	2	teach
give tours	2	teach
buddy	2	teach
encourage	2	teach
support learners	2	teach
homeschool	2	teach
cover lessons	2	teach
plan	2	plan
schedule	2	plan
arrange	2	plan
organise	2	plan
book in	2	plan
timetable	2	plan
rearrange	2	plan
reschedule	2	plan
prioritise	2	plan
coordinate	2	plan
map out	2	plan
outline	2	plan
plan routes	2	plan
plan menus	2	plan
draw up	2	plan
cost	2	plan
price up	2	plan
forecast	2	plan
scope	2	plan
budget for	2	plan
source	2	plan
prepare for	2	plan
roster	2	plan
line up	2	plan
allocate	2	plan
prepare bids	2	plan
set dates for	2	plan
run	3	own
handle	3	own
be in charge of	3	own
maintain	3	own
look after	3	own
be responsible for	3	own
own	3	own
take charge of	3	own
take responsibility for	3	own
be answerable for	3	own
take care of	3	own
keep	3	own
keep up	3	own
oversee	3	own
supervise	3	own
deal with	3	own
take over	3	own
be accountable for	3	own
hold	3	own
hold the keys to	3	own
hold a budget of	3	own
hold a caseload of	3	own
carry a caseload of	3	own
control	3	own
keep on top of	3	own
keep track of	3	own
manage my own	3	own
be the point of contact for	3	own
be on call for	3	own
act as keyholder for	3	own
act as first aider for	3	own
act as fire warden for	3	own
act as secretary for	3	own
act as treasurer for	3	own
serve as	3	own
safeguard	3	own
keep the books for	3	own
do the books for	3	own
run payroll for	3	own
run the till on my own	3	own
run a section	3	own
run a stall	3	own
run a round	3	own
run a clinic	3	own
run a club	3	own
run a workshop	3	own
run a training course	3	own
run the bar	3	own
run the shop	3	own
run the floor	3	own
run the kitchen	3	own
work unsupervised on	3	own
manage a caseload	3	own
manage a diary	3	own
manage stock	3	own
manage bookings	3	own
manage a budget	3	own
manage accounts for	3	own
manage social media for	3	own
manage a website	3	own
manage data	3	own
keep records of	3	own
see through	3	own
follow through	3	own
resolve	3	own
settle	3	own
solve	3	own
put right	3	own
close	3	own
close out	3	own
be left in charge	3	own
deputise for	3	own
act up as	3	own
be named contact for	3	own
moderate	3	own
enforce	3	own
uphold	3	own
police	3	own
regulate	3	own
caretake	3	own
ensure	3	own
make sure of	3	own
guarantee	3	own
protect	3	own
sign for stock	3	own
lead	4	lead
manage	4	lead
direct	4	lead
head	4	lead
head up	4	lead
chair	4	lead
captain	4	lead
spearhead	4	lead
command	4	lead
line-manage	4	lead
co-lead	4	lead
project-manage	4	lead
lead a team of	4	lead
manage a team of	4	lead
front	4	lead
preside over	4	lead
champion	4	lead
orchestrate	4	lead
mastermind	4	lead
steer the board	4	lead
drive forward	4	lead
lead the bid for	4	lead
take the lead on	4	lead
be team leader of	4	lead
be head of	4	lead
co-chair	4	lead
govern	4	lead
conduct	2	do
produce a show	4	lead
edit a newspaper	4	lead
direct a film	4	lead
build a team of	4	lead
manage people	4	lead
manage a site	4	lead
manage a department	4	lead
manage a branch	4	lead
manage a store	4	lead
run a department	4	lead
run a company	4	lead
run my own business	4	lead
campaign for	4	lead
delegate	4	lead
approve	4	decide
set up	4	decide
found	4	decide
negotiate	4	decide
decide	4	decide
authorise	4	decide
sign off	4	decide
establish	4	decide
start up	4	decide
co-found	4	decide
launch	4	decide
appoint	4	decide
hire	4	decide
take on	4	decide
recruit	4	decide
dismiss	4	decide
sack	4	decide
set	4	decide
set targets for	4	decide
set the budget for	4	decide
set policy on	4	decide
choose	4	decide
select	4	decide
pick suppliers for	4	decide
award	4	decide
commission work from	4	decide
contract with	4	decide
sign	4	decide
broker	4	decide
rule on	4	decide
judge	4	decide
adjudicate	4	decide
arbitrate	4	decide
determine	4	decide
agree	4	decide
agree terms with	4	decide
veto	4	decide
reject	4	decide
accept	4	decide
prescribe	4	decide
discharge	4	decide
sentence	4	decide
merge	4	decide
close down	4	decide
open a new	4	decide
introduce	4	decide
initiate	4	decide
institute	4	decide
pioneer	4	decide
implement	3	own
bring in	4	decide
roll out	3	own
adopt	4	decide
outsource	4	decide
insource	4	decide
restructure	4	decide
reorganise	4	decide
invest	4	decide
underwrite	4	decide
license	4	decide
endorse	4	decide
ratify	4	decide
finalise	4	decide
prioritise spending on	4	decide
define	4	decide
start	4	decide
conceive	4	decide
instigate	4	decide
set the strategy for	4	decide
commit funds to	4	decide
increase	5	change
cut	5	change
win	5	change
turn around	5	change
double	5	change
reduce	5	change
improve	5	change
grow	5	change
boost	5	change
raise to	5	change
save	5	change
treble	5	change
triple	5	change
quadruple	5	change
halve	5	change
slash	5	change
lower	5	change
bring down	5	change
drive down	5	change
drive up	5	change
push up	5	change
speed up	5	change
accelerate	5	change
shorten	5	change
streamline	5	change
simplify	5	change
transform	5	change
revamp	5	change
overhaul	5	change
modernise	5	change
revive	5	change
rescue from closure	5	change
rebuild	5	change
exceed	5	change
beat	5	change
surpass	5	change
outperform	5	change
smash	5	change
hit	5	change
reach	5	change
achieve	5	change
attain	5	change
secure	5	change
earn	5	change
gain	5	change
attract	5	change
bring in new	5	change
generate sales of	5	change
raise funds of	5	change
raise money for	5	change
clear the backlog of	5	change
recover	5	change
reclaim	5	change
win back	5	change
retain	5	change
eliminate	5	change
eradicate	5	change
end	5	change
stop	5	change
prevent	5	change
avoid	5	change
remove the need for	5	change
minimise	5	change
maximise	5	change
optimise	5	change
enhance	5	change
strengthen	5	change
expand	5	change
extend	5	change
widen	5	change
broaden	5	change
scale up	5	change
scale	5	change
multiply	5	change
shrink	5	change
consolidate	5	change
cut waste by	5	change
cut costs by	5	change
cut waiting times by	5	change
cut errors by	5	change
save money by	5	change
boost sales by	5	change
increase takings by	5	change
raise standards of	5	change
raise attendance at	5	change
raise pass rates in	5	change
improve ratings of	5	change
improve scores in	5	change
upgrade	5	change
make faster	5	change
make safer	5	change
make easier	5	change
make cheaper	5	change
make more accurate	5	change
influence	5	change
convert	5	change
break the record for	5	change
top	5	change
outsell	5	change
free up	5	change
unlock	5	change
yield	5	change
deliver savings of	5	change
deliver growth of	5	change
return to profit	5	change
fill to capacity	5	change
sell out	5	change
trim	5	change
curb	5	change
slow	5	change
ease	5	change
embed	5	change
change the culture of	5	change
be in charge	3	own
be on call	3	own
assign	3	own
execute	2	do
provide	2	do
offer	2	do
supply	2	do
gather	2	do
obtain	2	do
get	2	do
deploy	2	do
apply for	2	do
bid for	2	do
submit	2	do
remove	2	do
spend	2	do
lock	2	do
migrate	2	move
integrate	2	make
refactor	2	make
customise	2	make
adapt	2	make
tailor	2	make
motivate	2	tell
advocate for	2	tell
counsel	2	tell
lobby	2	tell
campaign	2	tell
speak to	2	tell
canvass opinion	2	tell
calm down	2	tell
de-escalate	2	tell
mediate	2	tell
facilitate	2	teach
run a training session	2	teach
support pupils with	2	teach
query	2	check
proof-check	2	check
peer-review	2	check
keep an eye on	2	check
meet targets	5	change
cut the cost of	5	change
lead on	4	lead
motivate a team of	4	lead`
