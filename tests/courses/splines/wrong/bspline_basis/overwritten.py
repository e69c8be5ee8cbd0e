# the second term overwrites the first instead of being added
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    B = np.zeros((t.size, n))
    for i in range(n):
        B[(knots[i] <= t) & (t < knots[i + 1]), i] = 1
    for p in range(1, degree + 1):
        C = np.zeros((t.size, n - p))
        for i in range(n - p):
            left = knots[i + p] - knots[i]
            right = knots[i + p + 1] - knots[i + 1]
            if left > 0:
                C[:, i] = (t - knots[i]) / left * B[:, i]
            if right > 0:
                C[:, i] = (knots[i + p + 1] - t) / right * B[:, i + 1]
        B = C
    return B
