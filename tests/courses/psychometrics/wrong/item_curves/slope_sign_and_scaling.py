# two mistakes: D is missing in the exponent (not in the slope), and the slope has a minus
def item_curves(theta, a, b, c):
    n, k = len(theta), len(a)
    P, slope = np.zeros((n, k)), np.zeros((n, k))
    for j in range(k):
        g = 1 / (1 + np.exp(-a[j] * (theta - b[j])))
        P[:, j] = c[j] + (1 - c[j]) * g
        slope[:, j] = -D * a[j] * (1 - c[j]) * g * (1 - g)
    return P, slope
