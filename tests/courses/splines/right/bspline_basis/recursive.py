def bspline_basis(knots, degree, t):
    def basis(i, p):
        if p == 0:
            return ((t >= knots[i]) & (t < knots[i + 1])).astype(float)
        total = np.zeros(len(t))
        if knots[i + p] != knots[i]:
            total = total + (t - knots[i]) / (knots[i + p] - knots[i]) * basis(i, p - 1)
        if knots[i + p + 1] != knots[i + 1]:
            total = total + (knots[i + p + 1] - t) / (knots[i + p + 1] - knots[i + 1]) * basis(i + 1, p - 1)
        return total

    return np.column_stack([basis(i, degree) for i in range(len(knots) - 1 - degree)])
