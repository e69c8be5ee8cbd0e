# the second term uses B[:, i] instead of B[:, i + 1]
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    B = np.zeros((len(t), n))
    for i in range(n):
        B[:, i] = (t >= knots[i]) & (t < knots[i + 1])
    for p in range(1, degree + 1):
        new = np.zeros((len(t), n - p))
        for i in range(n - p):
            d1 = knots[i + p] - knots[i]
            d2 = knots[i + p + 1] - knots[i + 1]
            if d1 > 0:
                new[:, i] += (t - knots[i]) / d1 * B[:, i]
            if d2 > 0:
                new[:, i] += (knots[i + p + 1] - t) / d2 * B[:, i]
        B = new
    return B
