# the first width goes to knots[i + p + 1] instead of knots[i + p]
def bspline_basis(knots, degree, t):
    def N(i, p):
        if p == 0:
            return np.where((knots[i] <= t) & (t < knots[i + 1]), 1.0, 0.0)
        out = np.zeros(len(t))
        left = knots[i + p + 1] - knots[i]
        right = knots[i + p + 1] - knots[i + 1]
        if left > 0:
            out += (t - knots[i]) / left * N(i, p - 1)
        if right > 0:
            out += (knots[i + p + 1] - t) / right * N(i + 1, p - 1)
        return out

    return np.column_stack([N(i, degree) for i in range(len(knots) - 1 - degree)])
