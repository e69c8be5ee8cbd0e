# right: the angle as the difference of the directions to the posts; convolutions

def expected_goals(x, y, header, home, coef):
    angle = np.arctan((y + POST) / x) - np.arctan((y - POST) / x)
    design = np.column_stack([np.ones_like(x), np.sqrt(x * x + y * y), angle, header])
    chance = 1 / (1 + np.exp(-design @ coef))

    def pmf(ps):
        out = np.ones(1)
        for p in ps:
            out = np.convolve(out, (1 - p, p))
        return out

    ours, theirs = pmf(chance[home]), pmf(chance[~home])
    i, j = np.arange(len(ours))[:, None], np.arange(len(theirs))[None, :]
    joint = ours[:, None] * theirs[None, :]
    result = [joint[i > j].sum(), joint[i == j].sum(), joint[i < j].sum()]
    total = [np.dot(np.arange(len(ours)), ours), np.dot(np.arange(len(theirs)), theirs)]
    return {"xg": chance, "total": np.array(total), "result": np.array(result)}
