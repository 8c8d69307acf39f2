BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE analyses (
	table_id VARCHAR(16) NOT NULL, 
	format INTEGER NOT NULL, 
	packed BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('1e6b50123794794d','Ana');
INSERT INTO "guests" VALUES('deb5e4085d0687bc','Ben');
CREATE TABLE moves (
	table_id VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	do VARCHAR(40) NOT NULL, 
	events TEXT NOT NULL, 
	t BIGINT NOT NULL, 
	asker INTEGER, 
	request VARCHAR(40), 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',1,-1,'o0 red','[{"kind":"laid","space":"o0","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',2,-1,'o1 natural','[{"kind":"laid","space":"o1","colour":"natural"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',3,-1,'o2 red','[{"kind":"laid","space":"o2","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',4,-1,'o3 blue','[{"kind":"laid","space":"o3","colour":"blue"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',5,-1,'o4 purple','[{"kind":"laid","space":"o4","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',6,-1,'o5 orange','[{"kind":"laid","space":"o5","colour":"orange"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',7,-1,'o6 purple','[{"kind":"laid","space":"o6","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',8,-1,'o7 purple','[{"kind":"laid","space":"o7","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',9,-1,'o8 purple','[{"kind":"laid","space":"o8","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',10,-1,'o9 blue','[{"kind":"laid","space":"o9","colour":"blue"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',11,-1,'o10 blue','[{"kind":"laid","space":"o10","colour":"blue"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',12,-1,'o11 orange','[{"kind":"laid","space":"o11","colour":"orange"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',13,-1,'m0 purple','[{"kind":"laid","space":"m0","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',14,-1,'m0 red','[{"kind":"laid","space":"m0","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',15,-1,'m1 black','[{"kind":"laid","space":"m1","colour":"black"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',16,-1,'m1 natural','[{"kind":"laid","space":"m1","colour":"natural"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',17,-1,'m2 red','[{"kind":"laid","space":"m2","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',18,-1,'m2 purple','[{"kind":"laid","space":"m2","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',19,-1,'m3 red','[{"kind":"laid","space":"m3","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',20,-1,'m3 purple','[{"kind":"laid","space":"m3","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',21,-1,'m4 natural','[{"kind":"laid","space":"m4","colour":"natural"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',22,-1,'m4 purple','[{"kind":"laid","space":"m4","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',23,-1,'m5 purple','[{"kind":"laid","space":"m5","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',24,-1,'m5 red','[{"kind":"laid","space":"m5","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',25,-1,'c purple','[{"kind":"laid","space":"c","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',26,0,'o2 red','[{"kind":"stepped","seat":0,"origin":null,"space":"o2","took":"red"}]',11,0,'hMNTM2YeSbX3');
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',27,1,'o1 natural','[{"kind":"stepped","seat":1,"origin":"o2","space":"o1","took":"natural"}]',15,1,'Z9kcETpaP2MI');
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',28,1,'o2','[{"kind":"stepped","seat":1,"origin":"o1","space":"o2","took":null}]',15,1,'Z9kcETpaP2MI');
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',29,0,'o1','[{"kind":"stepped","seat":0,"origin":"o2","space":"o1","took":null}]',23,0,'RgR-ja61AeZK');
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',30,0,'m0 red','[{"kind":"stepped","seat":0,"origin":"o1","space":"m0","took":"red"}]',23,0,'RgR-ja61AeZK');
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',31,0,'o0 red','[{"kind":"stepped","seat":0,"origin":"m0","space":"o0","took":"red"}]',23,0,'RgR-ja61AeZK');
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',32,1,'o11 orange','[{"kind":"stepped","seat":1,"origin":"o0","space":"o11","took":"orange"}]',48,1,'B_2LW4BBiPm5');
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',33,1,'m5 red','[{"kind":"stepped","seat":1,"origin":"o11","space":"m5","took":"red"}]',48,1,'B_2LW4BBiPm5');
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',34,1,'m0 purple','[{"kind":"stepped","seat":1,"origin":"m5","space":"m0","took":"purple"}]',48,1,'B_2LW4BBiPm5');
INSERT INTO "moves" VALUES('i3kqn0WpVkOK',35,1,'o0','[{"kind":"stepped","seat":1,"origin":"m0","space":"o0","took":null}]',48,1,'B_2LW4BBiPm5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',1,-1,'starts 1','[{"kind":"started","seat":1},{"kind":"round","round":1,"starter":1}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',2,-1,'o0 blue','[{"kind":"laid","space":"o0","colour":"blue"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',3,-1,'o1 purple','[{"kind":"laid","space":"o1","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',4,-1,'o2 purple','[{"kind":"laid","space":"o2","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',5,-1,'o3 blue','[{"kind":"laid","space":"o3","colour":"blue"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',6,-1,'o4 red','[{"kind":"laid","space":"o4","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',7,-1,'o5 black','[{"kind":"laid","space":"o5","colour":"black"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',8,-1,'o6 purple','[{"kind":"laid","space":"o6","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',9,-1,'o7 purple','[{"kind":"laid","space":"o7","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',10,-1,'o8 red','[{"kind":"laid","space":"o8","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',11,-1,'o9 purple','[{"kind":"laid","space":"o9","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',12,-1,'o10 orange','[{"kind":"laid","space":"o10","colour":"orange"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',13,-1,'o11 natural','[{"kind":"laid","space":"o11","colour":"natural"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',14,-1,'m0 blue','[{"kind":"laid","space":"m0","colour":"blue"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',15,-1,'m0 purple','[{"kind":"laid","space":"m0","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',16,-1,'m1 red','[{"kind":"laid","space":"m1","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',17,-1,'m1 orange','[{"kind":"laid","space":"m1","colour":"orange"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',18,-1,'m2 red','[{"kind":"laid","space":"m2","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',19,-1,'m2 natural','[{"kind":"laid","space":"m2","colour":"natural"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',20,-1,'m3 red','[{"kind":"laid","space":"m3","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',21,-1,'m3 purple','[{"kind":"laid","space":"m3","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',22,-1,'m4 purple','[{"kind":"laid","space":"m4","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',23,-1,'m4 purple','[{"kind":"laid","space":"m4","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',24,-1,'m5 red','[{"kind":"laid","space":"m5","colour":"red"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',25,-1,'m5 purple','[{"kind":"laid","space":"m5","colour":"purple"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',26,-1,'c natural','[{"kind":"laid","space":"c","colour":"natural"}]',0,NULL,NULL);
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',27,1,'o0 blue','[{"kind":"stepped","seat":1,"origin":null,"space":"o0","took":"blue"}]',23,1,'EkqhLVihkjnq');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',28,0,'o1 purple','[{"kind":"stepped","seat":0,"origin":"o0","space":"o1","took":"purple"}]',32,0,'Uw4QXIW51Qxz');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',29,0,'o0','[{"kind":"stepped","seat":0,"origin":"o1","space":"o0","took":null}]',32,0,'Uw4QXIW51Qxz');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',30,1,'m0 purple','[{"kind":"stepped","seat":1,"origin":"o0","space":"m0","took":"purple"}]',42,1,'DZnFIWzijcL9');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',31,1,'o1','[{"kind":"stepped","seat":1,"origin":"m0","space":"o1","took":null}]',42,1,'DZnFIWzijcL9');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',32,1,'o2 purple','[{"kind":"stepped","seat":1,"origin":"o1","space":"o2","took":"purple"}]',42,1,'DZnFIWzijcL9');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',33,0,'m1 red','[{"kind":"stepped","seat":0,"origin":"o2","space":"m1","took":"red"}]',65,0,'UEUhDvLtePRz');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',34,0,'m2 natural','[{"kind":"stepped","seat":0,"origin":"m1","space":"m2","took":"natural"}]',65,0,'UEUhDvLtePRz');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',35,0,'o5 black','[{"kind":"stepped","seat":0,"origin":"m2","space":"o5","took":"black"}]',65,0,'UEUhDvLtePRz');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',36,0,'o4 red','[{"kind":"stepped","seat":0,"origin":"o5","space":"o4","took":"red"}]',65,0,'UEUhDvLtePRz');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',37,1,'m2 red','[{"kind":"stepped","seat":1,"origin":"o4","space":"m2","took":"red"}]',84,1,'tFbS5-2gFQ02');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',38,1,'c natural','[{"kind":"stepped","seat":1,"origin":"m2","space":"c","took":"natural"}]',84,1,'tFbS5-2gFQ02');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',39,1,'m1 orange','[{"kind":"stepped","seat":1,"origin":"c","space":"m1","took":"orange"}]',84,1,'tFbS5-2gFQ02');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',40,1,'o3 blue','[{"kind":"stepped","seat":1,"origin":"m1","space":"o3","took":"blue"}]',84,1,'tFbS5-2gFQ02');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',41,0,'m1','[{"kind":"stepped","seat":0,"origin":"o3","space":"m1","took":null}]',104,0,'UlY6zDaeZ51u');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',42,0,'m2','[{"kind":"stepped","seat":0,"origin":"m1","space":"m2","took":null}]',104,0,'UlY6zDaeZ51u');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',43,0,'m3 red','[{"kind":"stepped","seat":0,"origin":"m2","space":"m3","took":"red"}]',104,0,'UlY6zDaeZ51u');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',44,0,'o7 purple','[{"kind":"stepped","seat":0,"origin":"m3","space":"o7","took":"purple"}]',104,0,'UlY6zDaeZ51u');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',45,1,'m3 purple','[{"kind":"stepped","seat":1,"origin":"o7","space":"m3","took":"purple"}]',124,1,'q31RaaBs9mFp');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',46,1,'m4 purple','[{"kind":"stepped","seat":1,"origin":"m3","space":"m4","took":"purple"}]',124,1,'q31RaaBs9mFp');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',47,1,'m5 purple','[{"kind":"stepped","seat":1,"origin":"m4","space":"m5","took":"purple"}]',124,1,'q31RaaBs9mFp');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',48,1,'o10 orange','[{"kind":"stepped","seat":1,"origin":"m5","space":"o10","took":"orange"}]',124,1,'q31RaaBs9mFp');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',49,0,'o9 purple','[{"kind":"stepped","seat":0,"origin":"o10","space":"o9","took":"purple"}]',143,0,'7dId-L_DKAfV');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',50,0,'o10','[{"kind":"stepped","seat":0,"origin":"o9","space":"o10","took":null}]',143,0,'7dId-L_DKAfV');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',51,0,'m5 red','[{"kind":"stepped","seat":0,"origin":"o10","space":"m5","took":"red"}]',143,0,'7dId-L_DKAfV');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',52,0,'o11 natural','[{"kind":"stepped","seat":0,"origin":"m5","space":"o11","took":"natural"}]',143,0,'7dId-L_DKAfV');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',53,1,'o10','[{"kind":"stepped","seat":1,"origin":"o11","space":"o10","took":null}]',160,1,'C_q2Cty_XCeH');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',54,1,'m5','[{"kind":"stepped","seat":1,"origin":"o10","space":"m5","took":null}]',160,1,'C_q2Cty_XCeH');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',55,1,'m0 blue','[{"kind":"stepped","seat":1,"origin":"m5","space":"m0","took":"blue"}]',160,1,'C_q2Cty_XCeH');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',56,1,'o0','[{"kind":"stepped","seat":1,"origin":"m0","space":"o0","took":null}]',160,1,'C_q2Cty_XCeH');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',57,0,'o11','[{"kind":"stepped","seat":0,"origin":"o0","space":"o11","took":null}]',175,0,'vwHBZXtzJlIE');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',58,0,'o10','[{"kind":"stepped","seat":0,"origin":"o11","space":"o10","took":null}]',175,0,'vwHBZXtzJlIE');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',59,0,'o9','[{"kind":"stepped","seat":0,"origin":"o10","space":"o9","took":null}]',175,0,'vwHBZXtzJlIE');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',60,0,'o8 red','[{"kind":"stepped","seat":0,"origin":"o9","space":"o8","took":"red"}]',175,0,'vwHBZXtzJlIE');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',61,1,'o9','[{"kind":"stepped","seat":1,"origin":"o8","space":"o9","took":null}]',191,1,'KAVG0ufdeZ7f');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',62,1,'o8','[{"kind":"stepped","seat":1,"origin":"o9","space":"o8","took":null}]',191,1,'KAVG0ufdeZ7f');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',63,1,'o7','[{"kind":"stepped","seat":1,"origin":"o8","space":"o7","took":null}]',191,1,'KAVG0ufdeZ7f');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',64,1,'o6 purple','[{"kind":"stepped","seat":1,"origin":"o7","space":"o6","took":"purple"}]',191,1,'KAVG0ufdeZ7f');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',65,0,'o7','[{"kind":"stepped","seat":0,"origin":"o6","space":"o7","took":null}]',202,0,'IGNxKgSiV-xK');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',66,0,'m3','[{"kind":"stepped","seat":0,"origin":"o7","space":"m3","took":null}]',202,0,'IGNxKgSiV-xK');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',67,0,'m4 purple','[{"kind":"stepped","seat":0,"origin":"m3","space":"m4","took":"purple"},{"kind":"black","seat":0,"points":2}]',202,0,'IGNxKgSiV-xK');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',68,0,'L1 3,3','[{"kind":"built","seat":0,"slot":16,"colour":"purple","level":1,"points":1}]',218,0,'KvoiyB2XEAjy');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',69,1,'L1 4,2','[{"kind":"built","seat":1,"slot":11,"colour":"purple","level":1,"points":1}]',238,1,'2lkwVQhjovLS');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',70,0,'L1 5,2','[{"kind":"built","seat":0,"slot":12,"colour":"purple","level":1,"points":1}]',257,0,'NNVjMnSpWk4O');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',71,1,'L1 0,3','[{"kind":"built","seat":1,"slot":13,"colour":"purple","level":1,"points":1}]',265,1,'gsC_N4alMzil');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',72,0,'L1 0,4','[{"kind":"built","seat":0,"slot":18,"colour":"purple","level":1,"points":1}]',275,0,'N0lQJu7fiNnx');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',73,1,'L1 3,1','[{"kind":"built","seat":1,"slot":5,"colour":"purple","level":1,"points":1}]',290,1,'lOkwnrQdjfTM');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',74,0,'L1 4,3','[{"kind":"built","seat":0,"slot":17,"colour":"purple","level":1,"points":1}]',305,0,'0bKN6TlLT__O');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',75,1,'L1 0,2','[{"kind":"built","seat":1,"slot":7,"colour":"purple","level":1,"points":1}]',313,1,'6UU8WJ4SZUmS');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',76,0,'L2 0,4','[{"kind":"built","seat":0,"slot":32,"colour":"red","level":2,"points":3}]',320,0,'QYYcI6jMkmaG');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',77,1,'L1 3,4','[{"kind":"built","seat":1,"slot":19,"colour":"purple","level":1,"points":1}]',328,1,'Lo3dJJmR6uzY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',78,0,'L3 0,4','[{"kind":"built","seat":0,"slot":39,"colour":"natural","level":3,"points":5}]',337,0,'bfaNMc5KSk3r');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',79,1,'L1 2,3','[{"kind":"built","seat":1,"slot":15,"colour":"purple","level":1,"points":1}]',344,1,'GKTGWcbZ6rfJ');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',80,0,'L2 3,3.5','[{"kind":"built","seat":0,"slot":31,"colour":"red","level":2,"points":3}]',352,0,'yo2ymnUbpp85');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',81,1,'L2 0,2','[{"kind":"built","seat":1,"slot":26,"colour":"red","level":2,"points":3}]',356,1,'zdjasX-ehjzD');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',82,0,'L2 4,2.5','[{"kind":"built","seat":0,"slot":30,"colour":"red","level":2,"points":3}]',365,0,'UoiVwXGfeQYl');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',83,1,'L4 0,4','[{"kind":"built","seat":1,"slot":43,"colour":"orange","level":4,"points":7},{"kind":"passed","seat":0,"held":{"purple":0,"red":2,"natural":1,"orange":0,"blue":0,"black":0},"lost":3},{"kind":"passed","seat":1,"held":{"purple":0,"red":0,"natural":1,"orange":1,"blue":3,"black":0},"lost":2},{"kind":"round","round":2,"starter":0}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',84,-1,'o0 red','[{"kind":"laid","space":"o0","colour":"red"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',85,-1,'o1 natural','[{"kind":"laid","space":"o1","colour":"natural"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',86,-1,'o2 purple','[{"kind":"laid","space":"o2","colour":"purple"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',87,-1,'o3 blue','[{"kind":"laid","space":"o3","colour":"blue"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',88,-1,'o4 purple','[{"kind":"laid","space":"o4","colour":"purple"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',89,-1,'o5 red','[{"kind":"laid","space":"o5","colour":"red"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',90,-1,'o6 blue','[{"kind":"laid","space":"o6","colour":"blue"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',91,-1,'o7 purple','[{"kind":"laid","space":"o7","colour":"purple"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',92,-1,'o8 purple','[{"kind":"laid","space":"o8","colour":"purple"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',93,-1,'o9 orange','[{"kind":"laid","space":"o9","colour":"orange"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',94,-1,'o10 purple','[{"kind":"laid","space":"o10","colour":"purple"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',95,-1,'o11 natural','[{"kind":"laid","space":"o11","colour":"natural"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',96,-1,'m0 blue','[{"kind":"laid","space":"m0","colour":"blue"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',97,-1,'m0 purple','[{"kind":"laid","space":"m0","colour":"purple"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',98,-1,'m1 red','[{"kind":"laid","space":"m1","colour":"red"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',99,-1,'m1 natural','[{"kind":"laid","space":"m1","colour":"natural"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',100,-1,'m2 purple','[{"kind":"laid","space":"m2","colour":"purple"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',101,-1,'m2 natural','[{"kind":"laid","space":"m2","colour":"natural"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',102,-1,'m3 orange','[{"kind":"laid","space":"m3","colour":"orange"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',103,-1,'m3 red','[{"kind":"laid","space":"m3","colour":"red"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',104,-1,'m4 red','[{"kind":"laid","space":"m4","colour":"red"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',105,-1,'m4 red','[{"kind":"laid","space":"m4","colour":"red"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',106,-1,'m5 purple','[{"kind":"laid","space":"m5","colour":"purple"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',107,-1,'m5 purple','[{"kind":"laid","space":"m5","colour":"purple"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',108,-1,'c black','[{"kind":"laid","space":"c","colour":"black"}]',370,1,'mK4W3hANY1OY');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',109,0,'o7 purple','[{"kind":"stepped","seat":0,"origin":null,"space":"o7","took":"purple"}]',380,0,'htgRNNbYVCS9');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',110,1,'m3 red','[{"kind":"stepped","seat":1,"origin":"o7","space":"m3","took":"red"}]',390,1,'_k3U7fcgoih5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',111,1,'o7','[{"kind":"stepped","seat":1,"origin":"m3","space":"o7","took":null}]',390,1,'_k3U7fcgoih5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',112,0,'o8 purple','[{"kind":"stepped","seat":0,"origin":"o7","space":"o8","took":"purple"}]',408,0,'wLs_BXNClGts');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',113,0,'o9 orange','[{"kind":"stepped","seat":0,"origin":"o8","space":"o9","took":"orange"}]',408,0,'wLs_BXNClGts');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',114,0,'o10 purple','[{"kind":"stepped","seat":0,"origin":"o9","space":"o10","took":"purple"}]',408,0,'wLs_BXNClGts');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',115,1,'o11 natural','[{"kind":"stepped","seat":1,"origin":"o10","space":"o11","took":"natural"}]',419,1,'9XSyJA9vz6c-');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',116,1,'m5 purple','[{"kind":"stepped","seat":1,"origin":"o11","space":"m5","took":"purple"}]',419,1,'9XSyJA9vz6c-');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',117,1,'m0 purple','[{"kind":"stepped","seat":1,"origin":"m5","space":"m0","took":"purple"}]',419,1,'9XSyJA9vz6c-');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',118,1,'o1 natural','[{"kind":"stepped","seat":1,"origin":"m0","space":"o1","took":"natural"}]',419,1,'9XSyJA9vz6c-');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',119,0,'m0 blue','[{"kind":"stepped","seat":0,"origin":"o1","space":"m0","took":"blue"}]',437,0,'T9rChalt20iC');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',120,0,'o1','[{"kind":"stepped","seat":0,"origin":"m0","space":"o1","took":null}]',437,0,'T9rChalt20iC');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',121,0,'o2 purple','[{"kind":"stepped","seat":0,"origin":"o1","space":"o2","took":"purple"}]',437,0,'T9rChalt20iC');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',122,0,'o3 blue','[{"kind":"stepped","seat":0,"origin":"o2","space":"o3","took":"blue"}]',437,0,'T9rChalt20iC');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',123,1,'m1 red','[{"kind":"stepped","seat":1,"origin":"o3","space":"m1","took":"red"}]',457,1,'4sozkONo-OpR');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',124,1,'m0','[{"kind":"stepped","seat":1,"origin":"m1","space":"m0","took":null}]',457,1,'4sozkONo-OpR');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',125,1,'m5 purple','[{"kind":"stepped","seat":1,"origin":"m0","space":"m5","took":"purple"}]',457,1,'4sozkONo-OpR');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',126,1,'o11','[{"kind":"stepped","seat":1,"origin":"m5","space":"o11","took":null}]',457,1,'4sozkONo-OpR');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',127,0,'o10','[{"kind":"stepped","seat":0,"origin":"o11","space":"o10","took":null}]',469,0,'S1_q2AhpJpDy');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',128,0,'m5','[{"kind":"stepped","seat":0,"origin":"o10","space":"m5","took":null}]',469,0,'S1_q2AhpJpDy');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',129,0,'o11','[{"kind":"stepped","seat":0,"origin":"m5","space":"o11","took":null}]',469,0,'S1_q2AhpJpDy');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',130,0,'o0 red','[{"kind":"stepped","seat":0,"origin":"o11","space":"o0","took":"red"}]',469,0,'S1_q2AhpJpDy');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',131,1,'m0','[{"kind":"stepped","seat":1,"origin":"o0","space":"m0","took":null}]',486,1,'57TLl2zZHnaH');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',132,1,'m5','[{"kind":"stepped","seat":1,"origin":"m0","space":"m5","took":null}]',486,1,'57TLl2zZHnaH');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',133,1,'m4 red','[{"kind":"stepped","seat":1,"origin":"m5","space":"m4","took":"red"}]',486,1,'57TLl2zZHnaH');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',134,1,'o9','[{"kind":"stepped","seat":1,"origin":"m4","space":"o9","took":null}]',486,1,'57TLl2zZHnaH');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',135,0,'m4 red','[{"kind":"stepped","seat":0,"origin":"o9","space":"m4","took":"red"}]',505,0,'MtTFjwxP-Vg_');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',136,0,'o8','[{"kind":"stepped","seat":0,"origin":"m4","space":"o8","took":null}]',505,0,'MtTFjwxP-Vg_');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',137,0,'o7','[{"kind":"stepped","seat":0,"origin":"o8","space":"o7","took":null}]',505,0,'MtTFjwxP-Vg_');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',138,0,'o6 blue','[{"kind":"stepped","seat":0,"origin":"o7","space":"o6","took":"blue"}]',505,0,'MtTFjwxP-Vg_');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',139,1,'o5 red','[{"kind":"stepped","seat":1,"origin":"o6","space":"o5","took":"red"}]',520,1,'snQ2TDWexhRZ');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',140,1,'o4 purple','[{"kind":"stepped","seat":1,"origin":"o5","space":"o4","took":"purple"}]',520,1,'snQ2TDWexhRZ');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',141,1,'o3','[{"kind":"stepped","seat":1,"origin":"o4","space":"o3","took":null}]',520,1,'snQ2TDWexhRZ');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',142,1,'o2','[{"kind":"stepped","seat":1,"origin":"o3","space":"o2","took":null}]',520,1,'snQ2TDWexhRZ');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',143,0,'m1 natural','[{"kind":"stepped","seat":0,"origin":"o2","space":"m1","took":"natural"}]',531,0,'70tiPyFElXRM');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',144,0,'o2','[{"kind":"stepped","seat":0,"origin":"m1","space":"o2","took":null}]',531,0,'70tiPyFElXRM');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',145,0,'o1','[{"kind":"stepped","seat":0,"origin":"o2","space":"o1","took":null}]',531,0,'70tiPyFElXRM');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',146,0,'o0','[{"kind":"stepped","seat":0,"origin":"o1","space":"o0","took":null}]',531,0,'70tiPyFElXRM');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',147,1,'m0','[{"kind":"stepped","seat":1,"origin":"o0","space":"m0","took":null}]',550,1,'WEXYi6I6HIhX');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',148,1,'m1','[{"kind":"stepped","seat":1,"origin":"m0","space":"m1","took":null}]',550,1,'WEXYi6I6HIhX');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',149,1,'m2 purple','[{"kind":"stepped","seat":1,"origin":"m1","space":"m2","took":"purple"}]',550,1,'WEXYi6I6HIhX');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',150,1,'o5','[{"kind":"stepped","seat":1,"origin":"m2","space":"o5","took":null}]',550,1,'WEXYi6I6HIhX');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',151,0,'m2 natural','[{"kind":"stepped","seat":0,"origin":"o5","space":"m2","took":"natural"}]',570,0,'1CGEIAmgO3XI');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',152,0,'o4','[{"kind":"stepped","seat":0,"origin":"m2","space":"o4","took":null}]',570,0,'1CGEIAmgO3XI');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',153,0,'o3','[{"kind":"stepped","seat":0,"origin":"o4","space":"o3","took":null}]',570,0,'1CGEIAmgO3XI');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',154,0,'o2','[{"kind":"stepped","seat":0,"origin":"o3","space":"o2","took":null}]',570,0,'1CGEIAmgO3XI');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',155,1,'m1','[{"kind":"stepped","seat":1,"origin":"o2","space":"m1","took":null}]',587,1,'KBViU2CWAAAp');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',156,1,'m2','[{"kind":"stepped","seat":1,"origin":"m1","space":"m2","took":null}]',587,1,'KBViU2CWAAAp');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',157,1,'m3 orange','[{"kind":"stepped","seat":1,"origin":"m2","space":"m3","took":"orange"}]',587,1,'KBViU2CWAAAp');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',158,1,'o6','[{"kind":"stepped","seat":1,"origin":"m3","space":"o6","took":null}]',587,1,'KBViU2CWAAAp');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',159,0,'m3','[{"kind":"stepped","seat":0,"origin":"o6","space":"m3","took":null}]',604,0,'KNrggD_qatzx');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',160,0,'c black','[{"kind":"stepped","seat":0,"origin":"m3","space":"c","took":"black"},{"kind":"black","seat":0,"points":2}]',604,0,'KNrggD_qatzx');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',161,0,'L1 3,0','[{"kind":"built","seat":0,"slot":1,"colour":"purple","level":1,"points":1}]',613,0,'P9eKRfMcW0fU');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',162,1,'L1 0,0','[{"kind":"built","seat":1,"slot":0,"colour":"purple","level":1,"points":1}]',627,1,'iNKXMIMD1Jjq');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',163,0,'L1 0,1','[{"kind":"built","seat":0,"slot":2,"colour":"purple","level":1,"points":1}]',637,0,'Uihb6k7wIdta');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',164,1,'L1 1,1','[{"kind":"built","seat":1,"slot":3,"colour":"purple","level":1,"points":1}]',645,1,'VHT0kogcGQd0');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',165,0,'L1 1,3','[{"kind":"built","seat":0,"slot":14,"colour":"purple","level":1,"points":1}]',653,0,'zaBaaQzeORKI');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',166,1,'L1 1,2','[{"kind":"built","seat":1,"slot":8,"colour":"purple","level":1,"points":1}]',661,1,'kO-mollLBRUy');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',167,0,'L1 2,2','[{"kind":"built","seat":0,"slot":9,"colour":"purple","level":1,"points":1}]',671,0,'M2V3y6vn4G_6');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',168,1,'L1 3,2','[{"kind":"built","seat":1,"slot":10,"colour":"purple","level":1,"points":1}]',684,1,'OuhGwpuqX5Qa');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',169,0,'L2 2,2.5','[{"kind":"built","seat":0,"slot":28,"colour":"red","level":2,"points":3}]',691,0,'ZT7jnSQ3d_MM');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',170,1,'L2 0,0','[{"kind":"built","seat":1,"slot":20,"colour":"red","level":2,"points":3}]',700,1,'zLqF_EHTvpGu');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',171,0,'L2 3,2.5','[{"kind":"built","seat":0,"slot":29,"colour":"red","level":2,"points":3}]',710,0,'pJsTdFP6CDh9');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',172,1,'L1 2,1','[{"kind":"built","seat":1,"slot":4,"colour":"purple","level":1,"points":1}]',728,1,'cFwS9iaOHy7T');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',173,0,'L2 3,1.5','[{"kind":"built","seat":0,"slot":24,"colour":"red","level":2,"points":3}]',735,0,'WR4MZeresdO2');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',174,1,'L3 0,0','[{"kind":"built","seat":1,"slot":33,"colour":"natural","level":3,"points":5}]',741,1,'BbasV6e98UEt');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',175,0,'L2 3,0.5','[{"kind":"built","seat":0,"slot":21,"colour":"red","level":2,"points":3}]',749,0,'SppwrUv274HK');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',176,1,'L2 2,1.5','[{"kind":"built","seat":1,"slot":23,"colour":"red","level":2,"points":3}]',756,1,'jE1w0CriYleK');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',177,0,'L3 2.5,2','[{"kind":"built","seat":0,"slot":36,"colour":"natural","level":3,"points":5}]',765,0,'9eK7hJgnz8mZ');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',178,1,'L2 1,1.5','[{"kind":"built","seat":1,"slot":22,"colour":"red","level":2,"points":3}]',775,1,'waaHaDhhRVQW');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',179,0,'L3 3,1','[{"kind":"built","seat":0,"slot":34,"colour":"natural","level":3,"points":5}]',783,0,'PvuR52tcNQno');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',180,1,'L3 3,3','[{"kind":"built","seat":1,"slot":38,"colour":"natural","level":3,"points":5}]',789,1,'tRcJHHbHT2oQ');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',181,0,'L4 0,0','[{"kind":"built","seat":0,"slot":40,"colour":"orange","level":4,"points":7}]',797,0,'FY-dOt70Pq-Q');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',182,1,'L2 1,2.5','[{"kind":"built","seat":1,"slot":27,"colour":"red","level":2,"points":3}]',805,1,'V1SY2RlS-MVQ');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',183,0,'L3 1.5,2','[{"kind":"built","seat":0,"slot":35,"colour":"natural","level":3,"points":5}]',818,0,'MStSLyhSDg1B');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',184,1,'L4 2,2','[{"kind":"built","seat":1,"slot":41,"colour":"orange","level":4,"points":7},{"kind":"passed","seat":0,"held":{"purple":0,"red":0,"natural":0,"orange":0,"blue":3,"black":0},"lost":0},{"kind":"passed","seat":1,"held":{"purple":0,"red":0,"natural":1,"orange":1,"blue":3,"black":0},"lost":2},{"kind":"round","round":3,"starter":0}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',185,-1,'o0 red','[{"kind":"laid","space":"o0","colour":"red"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',186,-1,'o1 natural','[{"kind":"laid","space":"o1","colour":"natural"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',187,-1,'o2 purple','[{"kind":"laid","space":"o2","colour":"purple"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',188,-1,'o3 purple','[{"kind":"laid","space":"o3","colour":"purple"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',189,-1,'o4 blue','[{"kind":"laid","space":"o4","colour":"blue"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',190,-1,'o5 orange','[{"kind":"laid","space":"o5","colour":"orange"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',191,-1,'o6 purple','[{"kind":"laid","space":"o6","colour":"purple"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',192,-1,'o7 black','[{"kind":"laid","space":"o7","colour":"black"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',193,-1,'o8 red','[{"kind":"laid","space":"o8","colour":"red"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',194,-1,'o9 red','[{"kind":"laid","space":"o9","colour":"red"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',195,-1,'o10 red','[{"kind":"laid","space":"o10","colour":"red"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',196,-1,'o11 purple','[{"kind":"laid","space":"o11","colour":"purple"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',197,-1,'m0 purple','[{"kind":"laid","space":"m0","colour":"purple"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',198,-1,'m0 orange','[{"kind":"laid","space":"m0","colour":"orange"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',199,-1,'m1 purple','[{"kind":"laid","space":"m1","colour":"purple"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',200,-1,'m1 red','[{"kind":"laid","space":"m1","colour":"red"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',201,-1,'m2 blue','[{"kind":"laid","space":"m2","colour":"blue"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',202,-1,'m2 blue','[{"kind":"laid","space":"m2","colour":"blue"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',203,-1,'m3 natural','[{"kind":"laid","space":"m3","colour":"natural"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',204,-1,'m3 red','[{"kind":"laid","space":"m3","colour":"red"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',205,-1,'m4 natural','[{"kind":"laid","space":"m4","colour":"natural"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',206,-1,'m4 purple','[{"kind":"laid","space":"m4","colour":"purple"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',207,-1,'m5 orange','[{"kind":"laid","space":"m5","colour":"orange"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',208,-1,'m5 natural','[{"kind":"laid","space":"m5","colour":"natural"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',209,-1,'c purple','[{"kind":"laid","space":"c","colour":"purple"}]',830,1,'0JZm2piG79S5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',210,0,'o0 red','[{"kind":"stepped","seat":0,"origin":null,"space":"o0","took":"red"}]',843,0,'YjXBGWhoGObm');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',211,1,'m0 purple','[{"kind":"stepped","seat":1,"origin":"o0","space":"m0","took":"purple"}]',851,1,'lHF9rM3Kxh_O');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',212,1,'o1 natural','[{"kind":"stepped","seat":1,"origin":"m0","space":"o1","took":"natural"}]',851,1,'lHF9rM3Kxh_O');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',213,0,'m0 orange','[{"kind":"stepped","seat":0,"origin":"o1","space":"m0","took":"orange"}]',864,0,'LZVjFL9bbkgn');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',214,0,'m5 natural','[{"kind":"stepped","seat":0,"origin":"m0","space":"m5","took":"natural"}]',864,0,'LZVjFL9bbkgn');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',215,0,'o10 red','[{"kind":"stepped","seat":0,"origin":"m5","space":"o10","took":"red"}]',864,0,'LZVjFL9bbkgn');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',216,1,'o11 purple','[{"kind":"stepped","seat":1,"origin":"o10","space":"o11","took":"purple"}]',880,1,'baC5Pa5GdkXS');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',217,1,'o10','[{"kind":"stepped","seat":1,"origin":"o11","space":"o10","took":null}]',880,1,'baC5Pa5GdkXS');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',218,1,'o9 red','[{"kind":"stepped","seat":1,"origin":"o10","space":"o9","took":"red"}]',880,1,'baC5Pa5GdkXS');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',219,1,'o8 red','[{"kind":"stepped","seat":1,"origin":"o9","space":"o8","took":"red"}]',880,1,'baC5Pa5GdkXS');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',220,0,'o9','[{"kind":"stepped","seat":0,"origin":"o8","space":"o9","took":null}]',897,0,'g7NWCmxFpXHd');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',221,0,'o8','[{"kind":"stepped","seat":0,"origin":"o9","space":"o8","took":null}]',897,0,'g7NWCmxFpXHd');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',222,0,'o7 black','[{"kind":"stepped","seat":0,"origin":"o8","space":"o7","took":"black"}]',897,0,'g7NWCmxFpXHd');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',223,0,'o6 purple','[{"kind":"stepped","seat":0,"origin":"o7","space":"o6","took":"purple"}]',897,0,'g7NWCmxFpXHd');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',224,1,'o5 orange','[{"kind":"stepped","seat":1,"origin":"o6","space":"o5","took":"orange"}]',913,1,'mwjUaIytEWyo');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',225,1,'o6','[{"kind":"stepped","seat":1,"origin":"o5","space":"o6","took":null}]',913,1,'mwjUaIytEWyo');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',226,1,'o7','[{"kind":"stepped","seat":1,"origin":"o6","space":"o7","took":null}]',913,1,'mwjUaIytEWyo');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',227,1,'o8','[{"kind":"stepped","seat":1,"origin":"o7","space":"o8","took":null}]',913,1,'mwjUaIytEWyo');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',228,0,'m4 natural','[{"kind":"stepped","seat":0,"origin":"o8","space":"m4","took":"natural"}]',927,0,'mNTnntOGN0Dx');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',229,0,'m5 orange','[{"kind":"stepped","seat":0,"origin":"m4","space":"m5","took":"orange"}]',927,0,'mNTnntOGN0Dx');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',230,0,'o11','[{"kind":"stepped","seat":0,"origin":"m5","space":"o11","took":null}]',927,0,'mNTnntOGN0Dx');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',231,0,'o0','[{"kind":"stepped","seat":0,"origin":"o11","space":"o0","took":null}]',927,0,'mNTnntOGN0Dx');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',232,1,'o11','[{"kind":"stepped","seat":1,"origin":"o0","space":"o11","took":null}]',940,1,'Ulm1IE-oNmV5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',233,1,'m5','[{"kind":"stepped","seat":1,"origin":"o11","space":"m5","took":null}]',940,1,'Ulm1IE-oNmV5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',234,1,'m4 purple','[{"kind":"stepped","seat":1,"origin":"m5","space":"m4","took":"purple"}]',940,1,'Ulm1IE-oNmV5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',235,1,'o9','[{"kind":"stepped","seat":1,"origin":"m4","space":"o9","took":null}]',940,1,'Ulm1IE-oNmV5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',236,0,'o8','[{"kind":"stepped","seat":0,"origin":"o9","space":"o8","took":null}]',955,0,'C-tzWBu3rKhG');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',237,0,'o7','[{"kind":"stepped","seat":0,"origin":"o8","space":"o7","took":null}]',955,0,'C-tzWBu3rKhG');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',238,0,'m3 red','[{"kind":"stepped","seat":0,"origin":"o7","space":"m3","took":"red"}]',955,0,'C-tzWBu3rKhG');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',239,0,'o6','[{"kind":"stepped","seat":0,"origin":"m3","space":"o6","took":null}]',955,0,'C-tzWBu3rKhG');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',240,1,'o5','[{"kind":"stepped","seat":1,"origin":"o6","space":"o5","took":null}]',971,1,'6zwlpvvAQHA3');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',241,1,'o4 blue','[{"kind":"stepped","seat":1,"origin":"o5","space":"o4","took":"blue"}]',971,1,'6zwlpvvAQHA3');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',242,1,'o3 purple','[{"kind":"stepped","seat":1,"origin":"o4","space":"o3","took":"purple"}]',971,1,'6zwlpvvAQHA3');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',243,1,'o2 purple','[{"kind":"stepped","seat":1,"origin":"o3","space":"o2","took":"purple"}]',971,1,'6zwlpvvAQHA3');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',244,0,'o1','[{"kind":"stepped","seat":0,"origin":"o2","space":"o1","took":null}]',983,0,'gULfZlMzvlQF');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',245,0,'m0','[{"kind":"stepped","seat":0,"origin":"o1","space":"m0","took":null}]',983,0,'gULfZlMzvlQF');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',246,0,'m1 purple','[{"kind":"stepped","seat":0,"origin":"m0","space":"m1","took":"purple"}]',983,0,'gULfZlMzvlQF');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',247,0,'o2','[{"kind":"stepped","seat":0,"origin":"m1","space":"o2","took":null}]',983,0,'gULfZlMzvlQF');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',248,1,'o1','[{"kind":"stepped","seat":1,"origin":"o2","space":"o1","took":null}]',1000,1,'j2qb4DSVtR5P');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',249,1,'o2','[{"kind":"stepped","seat":1,"origin":"o1","space":"o2","took":null}]',1000,1,'j2qb4DSVtR5P');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',250,1,'m1 red','[{"kind":"stepped","seat":1,"origin":"o2","space":"m1","took":"red"}]',1000,1,'j2qb4DSVtR5P');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',251,1,'o3','[{"kind":"stepped","seat":1,"origin":"m1","space":"o3","took":null}]',1000,1,'j2qb4DSVtR5P');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',252,0,'o4','[{"kind":"stepped","seat":0,"origin":"o3","space":"o4","took":null}]',1015,0,'nUth0gDGD1z8');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',253,0,'m2 blue','[{"kind":"stepped","seat":0,"origin":"o4","space":"m2","took":"blue"}]',1015,0,'nUth0gDGD1z8');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',254,0,'m3 natural','[{"kind":"stepped","seat":0,"origin":"m2","space":"m3","took":"natural"}]',1015,0,'nUth0gDGD1z8');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',255,0,'o6','[{"kind":"stepped","seat":0,"origin":"m3","space":"o6","took":null}]',1015,0,'nUth0gDGD1z8');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',256,1,'m3','[{"kind":"stepped","seat":1,"origin":"o6","space":"m3","took":null}]',1031,1,'I76irC8i_xI5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',257,1,'c purple','[{"kind":"stepped","seat":1,"origin":"m3","space":"c","took":"purple"}]',1031,1,'I76irC8i_xI5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',258,1,'m2 blue','[{"kind":"stepped","seat":1,"origin":"c","space":"m2","took":"blue"},{"kind":"black","seat":0,"points":2}]',1031,1,'I76irC8i_xI5');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',259,0,'L1 4,1','[{"kind":"built","seat":0,"slot":6,"colour":"purple","level":1,"points":1}]',1043,0,'8RexCe8cQ_3v');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',260,1,'L2 4,1.5','[{"kind":"built","seat":1,"slot":25,"colour":"red","level":2,"points":3}]',1049,1,'5VyA7T2lPzGp');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',261,0,'L3 3.5,2','[{"kind":"built","seat":0,"slot":37,"colour":"natural","level":3,"points":5}]',1061,0,'-nUO2IRgDqS6');
INSERT INTO "moves" VALUES('l-tvXZPcAp0m',262,1,'L4 3,2','[{"kind":"built","seat":1,"slot":42,"colour":"orange","level":4,"points":7},{"kind":"over","finished":true,"gems":[12,15],"scores":[87,81],"winners":[0]}]',1073,1,'Tc1sL2S3f8Y8');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	guest VARCHAR(32), 
	bot VARCHAR(40), 
	nonce VARCHAR(32), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('E6-CiZ5NYL12',0,'human','Ana','1e6b50123794794d',NULL,'a292f4ddcdb6816d3495e9e076b40fa3');
INSERT INTO "seats" VALUES('E6-CiZ5NYL12',1,'open','',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('i3kqn0WpVkOK',0,'human','Ana','1e6b50123794794d',NULL,'283ce4861345549d2c567fe5999359f8');
INSERT INTO "seats" VALUES('i3kqn0WpVkOK',1,'human','Ben','deb5e4085d0687bc',NULL,'4281750a77f911aea78e5602dbfe53f6');
INSERT INTO "seats" VALUES('l-tvXZPcAp0m',0,'human','Ana','1e6b50123794794d',NULL,'d8a742d053a582c9a235577ca703d10a');
INSERT INTO "seats" VALUES('l-tvXZPcAp0m',1,'human','Ben','deb5e4085d0687bc',NULL,'33eae39ca11fed556063810f6a810cf4');
INSERT INTO "seats" VALUES('hS5p9OC-M7ZQ',0,'human','Ana','1e6b50123794794d',NULL,'1845633d737e13fe2f745ec783e8efc0');
INSERT INTO "seats" VALUES('hS5p9OC-M7ZQ',1,'open','Ben','deb5e4085d0687bc',NULL,NULL);
INSERT INTO "seats" VALUES('-0DCs0_2x7_X',0,'human','Ana','1e6b50123794794d',NULL,'26ab0f4f5dd973eef512aa65ee961641');
INSERT INTO "seats" VALUES('-0DCs0_2x7_X',1,'bot','Random',NULL,'random',NULL);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie-key','df7acb03fefd0ff5e58367d21d8ab5c780f3461655a6b2e60bd14a12da43d443');
CREATE TABLE snapshots (
	table_id VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('i3kqn0WpVkOK',35,X'0000000000000000FFFF0F0000000000F8E70700000000000000000000000000040000000A000A0000000000000000000000000000020101030100030100000105040012000000000000000000140E090806000000000000000003000000000101010100000000000000000000000000000000000000000000000000000000000000000000000000000000010001000000000000000001000001000000000001000000000001000000000000000000010000000000010000000000000000000000000000000100000101010000000001010000000001000100000001000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO "snapshots" VALUES('l-tvXZPcAp0m',262,X'FFFFFFFFFF0F00000000000000000000000000000000000000000000000000005500000057005100000000000300040000000000000200010301000503000000000000000000000000000000000302010300010000000000000103020204000602020105000000000000000000000000000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002010102020201020201020201020102010101020201020201020202010101010102010101010201010202020000000000');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	creator VARCHAR(32) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commit_hash VARCHAR(64) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	seq INTEGER NOT NULL, 
	bot_to_move BOOLEAN NOT NULL, 
	scores TEXT, 
	winners TEXT NOT NULL, 
	next VARCHAR(16), position TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('E6-CiZ5NYL12','monuments','2','{"monument":"notre-dame","players":2,"starter":"random","allow_return_to_start":true,"singles_by":"starter","round3_penalty":true,"show_holdings":false}','1e6b50123794794d',0,'eB1TtI2bUIrjtvGLfhjsMjCR','683a00a3838b871b7b8e7650bfa620978b73f8077ccfdea27c7b3f7194988a63','772b9a5d6881f0131bbc5901da0813216f355c6f65c05040a216c2503151d017','waiting',1794934906,NULL,0,0,NULL,'[]',NULL,NULL);
INSERT INTO "tables" VALUES('i3kqn0WpVkOK','monuments','2','{"monument":"notre-dame","players":2,"starter":0,"allow_return_to_start":true,"singles_by":"starter","round3_penalty":true,"show_holdings":false}','1e6b50123794794d',0,'QZ-SuGDftdBvepO2ec9L459F','d54e8995b86e396b0df7de9c4071425ce088ed3701db65ac8d341673be2b9001','06ef03196058bf4719e27654e1a7c40bc07b70210e0500cff673af77fcbbc6ec','running',1794934906,1794934906684,35,0,'[10,10]','[]',NULL,NULL);
INSERT INTO "tables" VALUES('l-tvXZPcAp0m','monuments','2','{"monument":"notre-dame","players":2,"starter":"random","allow_return_to_start":true,"singles_by":"starter","round3_penalty":true,"show_holdings":false}','1e6b50123794794d',0,'oOvtOz7erzGp0BjIIhkiLNcU','28704eeb8bc0b12411b4d658110c586a44ddfb01cee7c7cca25a33f1ed513284','5f19f507a115ec156382f66d20a5987af3e97a04c4193d3873a59636e3a2d30a','over',1794934906,1794934906776,262,0,'[87,81]','[0]','hS5p9OC-M7ZQ',NULL);
INSERT INTO "tables" VALUES('hS5p9OC-M7ZQ','monuments','2','{"monument":"notre-dame","players":2,"starter":"random","allow_return_to_start":true,"singles_by":"starter","round3_penalty":true,"show_holdings":false}','1e6b50123794794d',0,'aZ53cyDDjdqOOtTXYuuQCk5Q','83fcd657bb737d4558255ab33fe4f91ea90fd2592c365870cc33522c3ace4657','3629a47c4faf8abf5f2a0c7152c848fcfd55f6ced2216f664a55fa29b6e6091b','waiting',1794934907,NULL,0,0,NULL,'[]',NULL,NULL);
INSERT INTO "tables" VALUES('-0DCs0_2x7_X','monuments','2','{"monument":"notre-dame","players":2,"starter":"random","allow_return_to_start":true,"singles_by":"starter","round3_penalty":true,"show_holdings":false}','1e6b50123794794d',0,'50oZtmcBWm54c_B-ub8hVsZj','b24fd1070530692496cb7654564445ebfcacc075c7c2814a1a1949f918a3c319','7a645e5ee94a974d7f482ceaaa8da2b3d6cc6e135f9acf89aec46587b9afadb3','waiting',1794934907,NULL,0,0,NULL,'[]',NULL,NULL);
CREATE INDEX tables_by_status ON tables (status, listed, created);
CREATE INDEX tables_by_creator ON tables (creator);
CREATE INDEX seats_by_guest ON seats (guest);
COMMIT;
