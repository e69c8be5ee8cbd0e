# the first term's numerator is knots[i] - t, with the wrong sign
def bspline_basis(knots, degree, t):
    T = t[:, None]
    B = ((knots[:-1] <= T) & (T < knots[1:])) * 1.0
    for p in range(1, degree + 1):
        left = knots[p:-1] - knots[: -p - 1]
        right = knots[p + 1 :] - knots[1:-p]
        left = np.where(left > 0, left, 1)
        right = np.where(right > 0, right, 1)
        B = (knots[: -p - 1] - T) / left * B[:, :-1] + (knots[p + 1 :] - T) / right * B[:, 1:]
    return B
