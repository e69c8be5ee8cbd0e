# two mistakes: the second term uses B[:, i], and the first is multiplied by p
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    B = ((knots[:-1] <= t[:, None]) & (t[:, None] < knots[1:])).astype(float)
    for p in range(1, degree + 1):
        C = np.zeros((len(t), n - p))
        for i in range(n - p):
            left = knots[i + p] - knots[i]
            right = knots[i + p + 1] - knots[i + 1]
            if left > 0:
                C[:, i] += p * (t - knots[i]) / left * B[:, i]
            if right > 0:
                C[:, i] += (knots[i + p + 1] - t) / right * B[:, i]
        B = C
    return B
