BEGIN TRANSACTION;
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL);
INSERT INTO "alembic_version" VALUES('e43177bfe90b');
CREATE TABLE assignment (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(128) NOT NULL, 
	duedate DATETIME, 
	course_id VARCHAR(128) NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (name), 
	FOREIGN KEY(course_id) REFERENCES course (id)
);
INSERT INTO "assignment" VALUES('47c4fe242b584989971ae0cab7475dbf','logistic_regression',NULL,'logistic_regression');
CREATE TABLE base_cell (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(128) NOT NULL, 
	notebook_id VARCHAR(32) NOT NULL, 
	type VARCHAR(50), 
	PRIMARY KEY (id), 
	UNIQUE (name, notebook_id, type), 
	FOREIGN KEY(notebook_id) REFERENCES notebook (id)
);
INSERT INTO "base_cell" VALUES('97b27d57098d41f998be896ede6efa23','predict-test','33bb439d13f4423084e2c5f44f36f980','GradeCell');
INSERT INTO "base_cell" VALUES('d1dc7dfd0994482da390cb9154e316d7','loss-test','33bb439d13f4423084e2c5f44f36f980','GradeCell');
INSERT INTO "base_cell" VALUES('b748dbcb261b442b92135d9c354b08ea','gradient-test','33bb439d13f4423084e2c5f44f36f980','GradeCell');
INSERT INTO "base_cell" VALUES('c8994f0d96e344b7b8653eb78e0f9745','descent_step-test','33bb439d13f4423084e2c5f44f36f980','GradeCell');
INSERT INTO "base_cell" VALUES('244d9c0842c946dcadf691fd0f3a512f','predict','33bb439d13f4423084e2c5f44f36f980','SolutionCell');
INSERT INTO "base_cell" VALUES('d0a2a6d4623841eeb7d34612de738285','loss','33bb439d13f4423084e2c5f44f36f980','SolutionCell');
INSERT INTO "base_cell" VALUES('92db2475c1df41cbb48470e68d613e4a','gradient','33bb439d13f4423084e2c5f44f36f980','SolutionCell');
INSERT INTO "base_cell" VALUES('bff6a386562f41d587c0bf7de32e5c71','descent_step','33bb439d13f4423084e2c5f44f36f980','SolutionCell');
CREATE TABLE comment (
	id VARCHAR(32) NOT NULL, 
	notebook_id VARCHAR(32), 
	cell_id VARCHAR(32), 
	auto_comment TEXT, 
	manual_comment TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (cell_id, notebook_id), 
	FOREIGN KEY(notebook_id) REFERENCES submitted_notebook (id), 
	FOREIGN KEY(cell_id) REFERENCES base_cell (id)
);
INSERT INTO "comment" VALUES('e805814bc3634a8cb122c08f75b18284','c1a8efa83d3a406d92f01b81c69297b6','244d9c0842c946dcadf691fd0f3a512f',NULL,NULL);
INSERT INTO "comment" VALUES('152326235a894e6283d100028345b09a','c1a8efa83d3a406d92f01b81c69297b6','d0a2a6d4623841eeb7d34612de738285',NULL,NULL);
INSERT INTO "comment" VALUES('fe3a41e0543444c9b8ce8a3602a20985','c1a8efa83d3a406d92f01b81c69297b6','92db2475c1df41cbb48470e68d613e4a','The gradient of the weights has lost an axis. How many axes do the weights have, and how many their gradient?',NULL);
INSERT INTO "comment" VALUES('e0736a03c5f24913b0b0b5cfd482d922','c1a8efa83d3a406d92f01b81c69297b6','bff6a386562f41d587c0bf7de32e5c71','descent_step is right; its numbers come from gradient. Mend gradient and this function''s numbers will be right as well.',NULL);
INSERT INTO "comment" VALUES('1457f2c1be2841b5b9682f1b89251f5f','b72836859cad44d08b1c8ea869ac7b9d','244d9c0842c946dcadf691fd0f3a512f',NULL,NULL);
INSERT INTO "comment" VALUES('d282de30b99d486aae346d0a86375007','b72836859cad44d08b1c8ea869ac7b9d','d0a2a6d4623841eeb7d34612de738285',NULL,NULL);
INSERT INTO "comment" VALUES('60a127bbc5fc4ef5963d413d9e103058','b72836859cad44d08b1c8ea869ac7b9d','92db2475c1df41cbb48470e68d613e4a',NULL,NULL);
INSERT INTO "comment" VALUES('349001f0f0f844aebb594098a00a382d','b72836859cad44d08b1c8ea869ac7b9d','bff6a386562f41d587c0bf7de32e5c71',NULL,NULL);
CREATE TABLE course (
	id VARCHAR(128) NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (id)
);
INSERT INTO "course" VALUES('logistic_regression');
INSERT INTO "course" VALUES('default_course');
CREATE TABLE grade (
	id VARCHAR(32) NOT NULL, 
	notebook_id VARCHAR(32), 
	cell_id VARCHAR(32), 
	auto_score FLOAT, 
	manual_score FLOAT, 
	extra_credit FLOAT, 
	needs_manual_grade BOOLEAN NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (cell_id, notebook_id), 
	FOREIGN KEY(notebook_id) REFERENCES submitted_notebook (id), 
	FOREIGN KEY(cell_id) REFERENCES base_cell (id)
);
INSERT INTO "grade" VALUES('83bdec9b0e884dd8b0ef9939cc5918b1','c1a8efa83d3a406d92f01b81c69297b6','97b27d57098d41f998be896ede6efa23',4.0,NULL,NULL,0);
INSERT INTO "grade" VALUES('1b831b9430164c15b5d9f92cce6ca274','c1a8efa83d3a406d92f01b81c69297b6','d1dc7dfd0994482da390cb9154e316d7',4.0,NULL,NULL,0);
INSERT INTO "grade" VALUES('cf3f84b88af44c03ab0062c5be5667be','c1a8efa83d3a406d92f01b81c69297b6','b748dbcb261b442b92135d9c354b08ea',2.0,NULL,NULL,0);
INSERT INTO "grade" VALUES('dd2b2e6c86bc42a38b61fa180e5ea4fb','c1a8efa83d3a406d92f01b81c69297b6','c8994f0d96e344b7b8653eb78e0f9745',6.0,NULL,NULL,0);
INSERT INTO "grade" VALUES('be846497131745169b7472cdc5f4c6ea','b72836859cad44d08b1c8ea869ac7b9d','97b27d57098d41f998be896ede6efa23',4.0,NULL,NULL,0);
INSERT INTO "grade" VALUES('59b56e1dc1ea440dac7df06132a7de04','b72836859cad44d08b1c8ea869ac7b9d','d1dc7dfd0994482da390cb9154e316d7',4.0,NULL,NULL,0);
INSERT INTO "grade" VALUES('da2d48187dfb4d1e892e7f59b630c7b3','b72836859cad44d08b1c8ea869ac7b9d','b748dbcb261b442b92135d9c354b08ea',6.0,NULL,NULL,0);
INSERT INTO "grade" VALUES('76802596f2d1439f970415671386f6e0','b72836859cad44d08b1c8ea869ac7b9d','c8994f0d96e344b7b8653eb78e0f9745',6.0,NULL,NULL,0);
CREATE TABLE grade_cells (
	id VARCHAR(32) NOT NULL, 
	max_score FLOAT NOT NULL, 
	cell_type VARCHAR(8) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(id) REFERENCES base_cell (id)
);
INSERT INTO "grade_cells" VALUES('97b27d57098d41f998be896ede6efa23',4.0,'code');
INSERT INTO "grade_cells" VALUES('d1dc7dfd0994482da390cb9154e316d7',4.0,'code');
INSERT INTO "grade_cells" VALUES('b748dbcb261b442b92135d9c354b08ea',6.0,'code');
INSERT INTO "grade_cells" VALUES('c8994f0d96e344b7b8653eb78e0f9745',6.0,'code');
CREATE TABLE notebook (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(128) NOT NULL, 
	assignment_id VARCHAR(32), 
	kernelspec VARCHAR(1024), 
	PRIMARY KEY (id), 
	UNIQUE (name, assignment_id), 
	FOREIGN KEY(assignment_id) REFERENCES assignment (id)
);
INSERT INTO "notebook" VALUES('33bb439d13f4423084e2c5f44f36f980','Logistic_Regression','47c4fe242b584989971ae0cab7475dbf','{"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}');
CREATE TABLE rnngrader_attempt (
	assignment VARCHAR(128) NOT NULL, 
	student VARCHAR(128) NOT NULL, 
	work VARCHAR(64) NOT NULL, 
	seed BIGINT NOT NULL, 
	graded_with TEXT NOT NULL, 
	report TEXT NOT NULL, 
	PRIMARY KEY (assignment, student)
);
INSERT INTO "rnngrader_attempt" VALUES('logistic_regression','flat','cc57ca6ba05bf99b5d097eba4946099ff8148ffdd95e1b98c092dfb307cc5ddb',0,'{"predict":"44d28a8aa8aea86051ca378401649201f6c061dc810c1c7eae7ba5e0d1baee72","loss":"44d28a8aa8aea86051ca378401649201f6c061dc810c1c7eae7ba5e0d1baee72","gradient":"44d28a8aa8aea86051ca378401649201f6c061dc810c1c7eae7ba5e0d1baee72","descent_step":"44d28a8aa8aea86051ca378401649201f6c061dc810c1c7eae7ba5e0d1baee72"}','{"student":"flat","status":"graded","score":16.0,"max_score":20.0,"problems":[],"exercises":[{"name":"predict","points":4.0,"max_points":4.0,"verdict":"CORRECT","outputs":{"p":{"verdict":"CORRECT","probe":-1,"note":""}},"carried_forward":false,"diagnosis":null,"error":null,"errors_by_step":[],"numbers":""},{"name":"loss","points":4.0,"max_points":4.0,"verdict":"CORRECT","outputs":{"J":{"verdict":"CORRECT","probe":-1,"note":""}},"carried_forward":false,"diagnosis":null,"error":null,"errors_by_step":[],"numbers":""},{"name":"gradient","points":2.0,"max_points":6.0,"verdict":"WRONG_SHAPE","outputs":{"dw":{"verdict":"WRONG_SHAPE","probe":0,"note":"dw has shape (3,); wanted (3, 1) here."},"db":{"verdict":"CORRECT","probe":-1,"note":""}},"carried_forward":false,"diagnosis":{"kind":"misconception","id":"gradient.dw_flat","title":"The gradient of the weights has lost an axis","hint":"How many axes do the weights have, and how many their gradient?","family":[],"more_hints":["The numbers are right. A sum drops the axis over which it runs, unless it is told not to.","The weights have shape (n, 1). With (n,) the next step would make a square table out of them, without a word."],"facts":[]},"error":null,"errors_by_step":[],"numbers":""},{"name":"descent_step","points":6.0,"max_points":6.0,"verdict":"CORRECT","outputs":{"w":{"verdict":"CORRECT","probe":-1,"note":""},"b":{"verdict":"CORRECT","probe":-1,"note":""},"J":{"verdict":"CORRECT","probe":-1,"note":""}},"carried_forward":true,"diagnosis":{"kind":"carried_forward","id":"descent_step.carried_forward","title":"descent_step is right; its numbers come from gradient","hint":"Mend gradient and this function''s numbers will be right as well.","family":[],"more_hints":[],"facts":[]},"error":null,"errors_by_step":[],"numbers":""}],"needs_review":false}');
INSERT INTO "rnngrader_attempt" VALUES('logistic_regression','right','47be604e02b15e6e1c4cf21be27c4845db762b09b2984d202ac1bf9cb076aa45',0,'{"predict":"44d28a8aa8aea86051ca378401649201f6c061dc810c1c7eae7ba5e0d1baee72","loss":"44d28a8aa8aea86051ca378401649201f6c061dc810c1c7eae7ba5e0d1baee72","gradient":"44d28a8aa8aea86051ca378401649201f6c061dc810c1c7eae7ba5e0d1baee72","descent_step":"44d28a8aa8aea86051ca378401649201f6c061dc810c1c7eae7ba5e0d1baee72"}','{"student":"right","status":"graded","score":20.0,"max_score":20.0,"problems":[],"exercises":[{"name":"predict","points":4.0,"max_points":4.0,"verdict":"CORRECT","outputs":{"p":{"verdict":"CORRECT","probe":-1,"note":""}},"carried_forward":false,"diagnosis":null,"error":null,"errors_by_step":[],"numbers":""},{"name":"loss","points":4.0,"max_points":4.0,"verdict":"CORRECT","outputs":{"J":{"verdict":"CORRECT","probe":-1,"note":""}},"carried_forward":false,"diagnosis":null,"error":null,"errors_by_step":[],"numbers":""},{"name":"gradient","points":6.0,"max_points":6.0,"verdict":"CORRECT","outputs":{"dw":{"verdict":"CORRECT","probe":-1,"note":""},"db":{"verdict":"CORRECT","probe":-1,"note":""}},"carried_forward":false,"diagnosis":null,"error":null,"errors_by_step":[],"numbers":""},{"name":"descent_step","points":6.0,"max_points":6.0,"verdict":"CORRECT","outputs":{"w":{"verdict":"CORRECT","probe":-1,"note":""},"b":{"verdict":"CORRECT","probe":-1,"note":""},"J":{"verdict":"CORRECT","probe":-1,"note":""}},"carried_forward":false,"diagnosis":null,"error":null,"errors_by_step":[],"numbers":""}],"needs_review":false}');
CREATE TABLE solution_cells (
	id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(id) REFERENCES base_cell (id)
);
INSERT INTO "solution_cells" VALUES('244d9c0842c946dcadf691fd0f3a512f');
INSERT INTO "solution_cells" VALUES('d0a2a6d4623841eeb7d34612de738285');
INSERT INTO "solution_cells" VALUES('92db2475c1df41cbb48470e68d613e4a');
INSERT INTO "solution_cells" VALUES('bff6a386562f41d587c0bf7de32e5c71');
CREATE TABLE source_cell (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(128) NOT NULL, 
	cell_type VARCHAR(8) NOT NULL, 
	locked BOOLEAN NOT NULL, 
	source TEXT, 
	checksum VARCHAR(128), 
	notebook_id VARCHAR(32), 
	PRIMARY KEY (id), 
	UNIQUE (name, notebook_id), 
	FOREIGN KEY(notebook_id) REFERENCES notebook (id)
);
INSERT INTO "source_cell" VALUES('f0825bda31c1441e8fc7ca7e473e75e0','setup','code',1,'import numpy as np
from logistic_utils import *','a8776b502ff29045fc7548c1f87e08f5','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('639b831bddf34caf91234c29709dec06','predict','code',0,'def predict(X, w, b):
    """The probability that the answer is yes, for each example.

    X: features, shape (n, m)
    w: weights, shape (n, 1)
    b: bias, a number

    returns: probabilities, shape (1, m)
    """
    # Step 1: formula (1) gives the scores z.
    # Step 2: formula (2) gives the probabilities.
    raise NotImplementedError("Replace this line with your own code.")','bd2ba845525238d049da0c5b10d18b9f','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('dfe816dfb2be433c876986262541d31c','predict-example','code',1,'X, w, b = example("predict")
print("p")
print("  expected [[0.65701046 0.22270014 0.82491373 0.80999843]]")
print("  yours   ", predict(X, w, b))','94716fd865fdc1051fa49ca40a0d2ff1','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('54dfc2b445714ffdb5cab845c646d98e','predict-test','code',1,'# Graded: 4 points. Hidden tests call predict on other inputs when you have handed in.
### BEGIN HIDDEN TESTS
from rnngrader import grade

grade("predict", globals())
### END HIDDEN TESTS','04f0b2a66ac48faaf0b5a057712c51f5','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('42ea853d63a2453d9d6db0e11d80f927','loss','code',0,'def loss(p, y):
    """How far the predictions are from the labels.

    p: predicted probabilities, shape (1, m)
    y: labels, 0 or 1, shape (1, m)

    returns: the loss J, one number
    """
    raise NotImplementedError("Replace this line with your own code.")','0e9b9c237dbf9d63068149b13a7d03dc','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('da5adfc3dc894771bf8f2f46dc5d831b','loss-example','code',1,'p, y = example("loss")
print("J")
print("  expected", 0.40036744)
print("  yours   ", loss(p, y))','4399fa833ddaac0d604aae077a464134','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('b385dc44b7db4e07b00c33deb539cafe','loss-test','code',1,'# Graded: 4 points. Hidden tests call loss on other inputs when you have handed in.
### BEGIN HIDDEN TESTS
from rnngrader import grade

grade("loss", globals())
### END HIDDEN TESTS','d7b5c24a93e2dba16a9d5c0f2ac0b324','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('80efed666aa640079bc08332bcf86029','gradient','code',0,'def gradient(X, p, y):
    """The gradient of the loss, backward from the predictions.

    X: features, shape (n, m)
    p: predicted probabilities, shape (1, m)
    y: labels, 0 or 1, shape (1, m)

    returns: dictionary with
        dw: gradient of the weights, shape (n, 1)
        db: gradient of the bias, a number
    """
    # Step 1: formula (4) gives dz, shape (1, m).
    # Step 2: formulas (5) give dw and db.
    raise NotImplementedError("Replace this line with your own code.")','c806fc50d431475a690519e3df003bfc','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('e267610aef2140798e288ee5c8a1cde4','gradient-example','code',1,'X, p, y = example("gradient")
gradients = gradient(X, p, y)
print("dw")
print("  expected [-0.20000000 -0.20000000 0.36250000]")
print("  yours   ", np.ravel(gradients["dw"]))
print("db")
print("  expected", 0.15000000)
print("  yours   ", gradients["db"])

X, w, b = example("predict")
print("dw at other predictions")
print("  by trying", np.ravel(numeric_gradient(lambda w: loss(predict(X, w, b), y), w)))
print("  yours    ", np.ravel(gradient(X, predict(X, w, b), y)["dw"]))','733f94340ecb364f69ae86c38f0942f3','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('5c91e8d1296748c58fa7026534f906b1','gradient-test','code',1,'# Graded: 6 points. Hidden tests call gradient on other inputs when you have handed in.
### BEGIN HIDDEN TESTS
from rnngrader import grade

grade("gradient", globals())
### END HIDDEN TESTS','aa50f2f8df39c7fc0176fd56526ee1b4','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('46c3c7072989406d90929998554e872e','descent_step','code',0,'def descent_step(X, y, w, b, learning_rate):
    """One step of gradient descent. The arrays that it is given stay as they are.

    X: features, shape (n, m)
    y: labels, 0 or 1, shape (1, m)
    w: weights, shape (n, 1)
    b: bias, a number
    learning_rate: how far to go, a number

    returns: w, b, J
        w: weights after the step, shape (n, 1)
        b: bias after the step, a number
        J: the loss before the step, one number
    """
    # Step 1: predict with the weights as they are.
    # Step 2: take the gradient there.
    # Step 3: formulas (6), and return both with the loss of step 1.
    raise NotImplementedError("Replace this line with your own code.")','14f1be87b3c18e6dfaf20de7282d9b67','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('133fbc176f1f42a699caf120401d7c34','descent_step-example','code',1,'X, y, w, b, learning_rate = example("descent_step")
w_new, b_new, J = descent_step(X, y, w, b, learning_rate)
print("w")
print("  expected [0.71824221 -0.22566580 -0.03927069]")
print("  yours   ", np.ravel(w_new))
print("b")
print("  expected", 0.18567215)
print("  yours   ", b_new)
print("J")
print("  expected", 0.65629596)
print("  yours   ", J)','b465da07818661d7a07cb1599816a6ff','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('9a7316029c0f4d90b5520da244845805','descent_step-test','code',1,'# Graded: 6 points. Hidden tests call descent_step on other inputs when you have handed in.
### BEGIN HIDDEN TESTS
from rnngrader import grade

grade("descent_step", globals())
### END HIDDEN TESTS','b464e4c53a1c4e512d90053c93cc91e9','33bb439d13f4423084e2c5f44f36f980');
INSERT INTO "source_cell" VALUES('da3960f146d54b9b95006b4eea8c0653','training','code',1,'X, y = two_clouds()
w, b = np.zeros((2, 1)), 0.0
for step in range(301):
    w, b, J = descent_step(X, y, w, b, learning_rate=0.5)
    if step % 100 == 0:
        print(f"step {step:3d}  loss {J:.3f}")
print(f"on the right side: {np.mean((predict(X, w, b) > 0.5) == (y == 1)):.0%}")','d43905aed154a74fcad26fd3257e9c3f','33bb439d13f4423084e2c5f44f36f980');
CREATE TABLE student (
	id VARCHAR(128) NOT NULL, 
	first_name VARCHAR(128), 
	last_name VARCHAR(128), 
	email VARCHAR(128), 
	lms_user_id VARCHAR(128), 
	PRIMARY KEY (id)
);
INSERT INTO "student" VALUES('flat',NULL,NULL,NULL,NULL);
INSERT INTO "student" VALUES('right',NULL,NULL,NULL,NULL);
CREATE TABLE submitted_assignment (
	id VARCHAR(32) NOT NULL, 
	assignment_id VARCHAR(32), 
	student_id VARCHAR(128), 
	timestamp DATETIME, 
	extension DATETIME, 
	PRIMARY KEY (id), 
	UNIQUE (assignment_id, student_id), 
	FOREIGN KEY(assignment_id) REFERENCES assignment (id), 
	FOREIGN KEY(student_id) REFERENCES student (id)
);
INSERT INTO "submitted_assignment" VALUES('67047bd07dad4d29a9cf5312bd65eb82','47c4fe242b584989971ae0cab7475dbf','flat',NULL,NULL);
INSERT INTO "submitted_assignment" VALUES('d522e09fc65742ee9f7b8e0f3aa75d36','47c4fe242b584989971ae0cab7475dbf','right',NULL,NULL);
CREATE TABLE submitted_notebook (
	id VARCHAR(32) NOT NULL, 
	assignment_id VARCHAR(32), 
	notebook_id VARCHAR(32), 
	flagged BOOLEAN, 
	late_submission_penalty FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (notebook_id, assignment_id), 
	FOREIGN KEY(assignment_id) REFERENCES submitted_assignment (id), 
	FOREIGN KEY(notebook_id) REFERENCES notebook (id)
);
INSERT INTO "submitted_notebook" VALUES('c1a8efa83d3a406d92f01b81c69297b6','67047bd07dad4d29a9cf5312bd65eb82','33bb439d13f4423084e2c5f44f36f980',0,NULL);
INSERT INTO "submitted_notebook" VALUES('b72836859cad44d08b1c8ea869ac7b9d','d522e09fc65742ee9f7b8e0f3aa75d36','33bb439d13f4423084e2c5f44f36f980',0,NULL);
CREATE TABLE task_cells (
	id VARCHAR(32) NOT NULL, 
	max_score FLOAT NOT NULL, 
	cell_type VARCHAR(8) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(id) REFERENCES base_cell (id)
);
COMMIT;
