# the slope is D a (P - c)(1 - P), without the division by 1 - c
def item_curves(theta, a, b, c):
    diff = np.subtract.outer(theta, b)
    P = c + (1 - c) / (1 + np.exp(-D * a * diff))
    slope = D * a * (P - c) * (1 - P)
    return P, slope
