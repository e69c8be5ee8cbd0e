# exp(z) where exp(-z) belongs, in the logistic function
def item_curves(theta, a, b, c):
    z = D * a * (theta[:, None] - b)
    s = 1 / (1 + np.exp(z))
    P = c + (1 - c) * s
    slope = D * a * (1 - c) * s * (1 - s)
    return P, slope
