# the second term is subtracted
def bspline_basis(knots, degree, t):
    def basis(i, p):
        if p == 0:
            return ((t >= knots[i]) & (t < knots[i + 1])).astype(float)
        total = 0 * t
        if knots[i + p] != knots[i]:
            total = total + (t - knots[i]) / (knots[i + p] - knots[i]) * basis(i, p - 1)
        if knots[i + p + 1] != knots[i + 1]:
            total = total - (knots[i + p + 1] - t) / (knots[i + p + 1] - knots[i + 1]) * basis(i + 1, p - 1)
        return total

    B = np.empty((len(t), len(knots) - degree - 1))
    for i in range(B.shape[1]):
        B[:, i] = basis(i, degree)
    return B
