# D is left out, in the exponent and in the slope
def item_curves(theta, a, b, c):
    z = a * (theta[:, None] - b)
    s = 1 / (1 + np.exp(-z))
    P = c + (1 - c) * s
    slope = a * (1 - c) * s * (1 - s)
    return P, slope
