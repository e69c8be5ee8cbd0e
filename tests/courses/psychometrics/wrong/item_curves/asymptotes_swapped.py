# c and 1 - c are swapped in P (the slope is right)
def item_curves(theta, a, b, c):
    z = D * a * (theta[:, None] - b)
    s = 1 / (1 + np.exp(-z))
    P = (1 - c) + c * s
    slope = D * a * (1 - c) * s * (1 - s)
    return P, slope
