# s is overwritten by P in place before the slope is computed from it
def item_curves(theta, a, b, c):
    s = 1 / (1 + np.exp(-D * a * (theta[:, None] - b)))
    P = s
    P *= 1 - c
    P += c
    slope = D * a * (1 - c) * s * (1 - s)
    return P, slope
