# the widths use the final degree instead of the current one
def bspline_basis(knots, degree, t):
    n = len(knots) - 1
    tt = t[:, None]
    B = np.where((knots[:-1] <= tt) & (tt < knots[1:]), 1.0, 0.0)
    K = np.append(knots, np.full(degree, knots[-1]))
    for p in range(1, degree + 1):
        C = np.zeros((len(t), n - p))
        for i in range(n - p):
            left = K[i + degree] - K[i]
            right = K[i + degree + 1] - K[i + 1]
            if left > 0:
                C[:, i] += (t - K[i]) / left * B[:, i]
            if right > 0:
                C[:, i] += (K[i + degree + 1] - t) / right * B[:, i + 1]
        B = C
    return B
