# two mistakes: the slope lacks D, and it lacks the factor 1 - s
def item_curves(theta, a, b, c):
    z = D * a * (theta[:, None] - b)
    s = 1 / (1 + np.exp(-z))
    P = c + (1 - c) * s
    slope = a * (1 - c) * s
    return P, slope
