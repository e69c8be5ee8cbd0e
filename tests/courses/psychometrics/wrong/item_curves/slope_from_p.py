# the slope is D a P (1 - P), the 2PL formula with the 3PL probability
def item_curves(theta, a, b, c):
    diff = np.subtract.outer(theta, b)
    P = c + (1 - c) / (1 + np.exp(-D * a * diff))
    Q = 1 - P
    return P, D * a * P * Q
