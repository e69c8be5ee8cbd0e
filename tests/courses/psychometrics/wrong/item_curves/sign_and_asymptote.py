# two mistakes: exp(z) where exp(-z) belongs, and P is c + s without the factor 1 - c
def item_curves(theta, a, b, c):
    u = np.exp(D * a * np.subtract.outer(theta, b))
    g = 1 / (1 + u)
    return c + g, D * a * (1 - c) * g * (1 - g)
