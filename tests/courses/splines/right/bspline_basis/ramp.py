def bspline_basis(knots, degree, t):
    m, K = len(t), len(knots)
    B = np.zeros((m, K - 1))
    for i in range(K - 1):
        B[(knots[i] <= t) & (t < knots[i + 1]), i] = 1
    for p in range(1, degree + 1):
        ramp = np.zeros((m, K - p))
        for i in range(K - p):
            if knots[i + p] > knots[i]:
                ramp[:, i] = (t - knots[i]) / (knots[i + p] - knots[i])
        first = ramp[:, :-1] * B[:, :-1]
        second = (1 - ramp[:, 1:]) * B[:, 1:]
        B = first + second
    return B
