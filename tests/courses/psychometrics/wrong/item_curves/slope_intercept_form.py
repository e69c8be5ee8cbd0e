# the exponent is a * theta - b: b is not multiplied by a
def item_curves(theta, a, b, c):
    linear = np.outer(theta, a) - b
    s = np.exp(D * linear) / (1 + np.exp(D * linear))
    P = c + (1 - c) * s
    slope = D * a * (1 - c) * s * (1 - s)
    return P, slope
