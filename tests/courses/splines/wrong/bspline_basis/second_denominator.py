# the second term is divided by the first term's width
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    tt = t[:, None]
    B = np.where((knots[:-1] <= tt) & (tt < knots[1:]), 1.0, 0.0)
    for p in range(1, degree + 1):
        C = np.zeros((len(t), n - p))
        for i in range(n - p):
            width = knots[i + p] - knots[i]
            if width > 0:
                C[:, i] += (t - knots[i]) / width * B[:, i]
                C[:, i] += (knots[i + p + 1] - t) / width * B[:, i + 1]
        B = C
    return B
