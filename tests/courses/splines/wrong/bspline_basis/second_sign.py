# the second term's numerator is t - knots[i + p + 1], with the wrong sign
def bspline_basis(knots, degree, t):
    k = knots
    B = ((k[:-1] <= t[:, None]) & (t[:, None] < k[1:])).astype(float)
    for p in range(1, degree + 1):
        cols = []
        for i in range(len(k) - p - 1):
            col = np.zeros(len(t))
            if k[i + p] > k[i]:
                col = col + (t - k[i]) / (k[i + p] - k[i]) * B[:, i]
            if k[i + p + 1] > k[i + 1]:
                col = col + (t - k[i + p + 1]) / (k[i + p + 1] - k[i + 1]) * B[:, i + 1]
            cols.append(col)
        B = np.stack(cols, axis=1)
    return B
