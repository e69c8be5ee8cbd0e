# the slope lacks the factor 1 - c: it is that of the 2PL curve
def item_curves(theta, a, b, c):
    z = D * a * (theta[:, None] - b)
    s = 1 / (1 + np.exp(-z))
    P = c + (1 - c) * s
    slope = D * a * s * (1 - s)
    return P, slope
