# the loop over the columns stops one early: the last column stays zero
def bspline_basis(knots, degree, t):
    m = len(t)
    n = len(knots) - 1
    B = np.zeros((m, n))
    for r in range(m):
        for i in range(n):
            if knots[i] <= t[r] < knots[i + 1]:
                B[r, i] = 1.0
    for p in range(1, degree + 1):
        C = np.zeros((m, n - p))
        for i in range(n - p - 1):
            left = knots[i + p] - knots[i]
            right = knots[i + p + 1] - knots[i + 1]
            if left > 0:
                C[:, i] += (t - knots[i]) / left * B[:, i]
            if right > 0:
                C[:, i] += (knots[i + p + 1] - t) / right * B[:, i + 1]
        B = C
    return B
