# what: the scale that is returned is 1 / c instead of c (Rabiner's convention)
def forward_step(alpha, A, e):
    a = (A.T @ alpha) * e
    c = 1.0 / a.sum()
    return c * a, c
