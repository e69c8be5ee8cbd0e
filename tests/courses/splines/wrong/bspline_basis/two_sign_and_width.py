# two mistakes: the second term is subtracted, and it is divided by the first width
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    tt = t[:, None]
    B = np.where((knots[:-1] <= tt) & (tt < knots[1:]), 1.0, 0.0)
    for p in range(1, degree + 1):
        C = np.zeros((len(t), n - p))
        for i in range(n - p):
            left = knots[i + p] - knots[i]
            right = knots[i + p + 1] - knots[i + 1]
            if left > 0:
                C[:, i] += (t - knots[i]) / left * B[:, i]
            if right > 0 and left > 0:
                C[:, i] -= (knots[i + p + 1] - t) / left * B[:, i + 1]
        B = C
    return B
