# what: gamma comes from the last pair of the list even where that pair was left out
def lbfgs_direction(g, S, Y):
    sy = (S * Y).sum(axis=1)
    idx = [i for i in range(len(sy)) if sy[i] > 0]
    q = g.copy()
    a = {}
    for i in reversed(idx):
        a[i] = S[i].dot(q) / sy[i]
        q = q - a[i] * Y[i]
    if len(S) > 0:
        q = q * sy[-1] / Y[-1].dot(Y[-1])
    for i in idx:
        q = q + (a[i] - Y[i].dot(q) / sy[i]) * S[i]
    return -q, g.dot(-q)
