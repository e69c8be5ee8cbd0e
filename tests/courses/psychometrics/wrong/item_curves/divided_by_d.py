# the exponent is divided by D where it is multiplied (the slope is multiplied)
def item_curves(theta, a, b, c):
    z = a * (theta[:, None] - b) / D
    s = 1 / (1 + np.exp(-z))
    P = c + (1 - c) * s
    slope = D * a * (1 - c) * s * (1 - s)
    return P, slope
