# the width is taken as p times the mean knot distance
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    h = np.mean(np.diff(knots))
    tt = t[:, None]
    B = np.where((knots[:-1] <= tt) & (tt < knots[1:]), 1.0, 0.0)
    for p in range(1, degree + 1):
        C = np.zeros((len(t), n - p))
        for i in range(n - p):
            C[:, i] = (t - knots[i]) / (p * h) * B[:, i] + (knots[i + p + 1] - t) / (p * h) * B[:, i + 1]
        B = C
    return B
