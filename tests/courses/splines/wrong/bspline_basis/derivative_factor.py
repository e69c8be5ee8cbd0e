# each step is multiplied by p, as in the derivative
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
                C[:, i] += p * (t - knots[i]) / left * B[:, i]
            if right > 0:
                C[:, i] += p * (knots[i + p + 1] - t) / right * B[:, i + 1]
        B = C
    return B
