# the first numerator is t - knots[i + 1] instead of t - knots[i]
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    tt = t[:, None]
    B = np.where((knots[:-1] <= tt) & (tt < knots[1:]), 1.0, 0.0)
    for p in range(1, degree + 1):
        C = np.zeros((len(t), n - p))
        for i in range(n - p):
            a = knots[i + p] - knots[i]
            b = knots[i + p + 1] - knots[i + 1]
            if a > 0:
                alpha = (t - knots[i + 1]) / a
                C[:, i] += alpha * B[:, i]
            if b > 0:
                beta = (knots[i + p + 1] - t) / b
                C[:, i] += beta * B[:, i + 1]
        B = C
    return B
