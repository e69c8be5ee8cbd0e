# the slope is computed after the loop, with the last item's a and c for all items
def item_curves(theta, a, b, c):
    S = np.empty((theta.size, a.size))
    P = np.empty((theta.size, a.size))
    for j in range(a.size):
        S[:, j] = 1 / (1 + np.exp(-D * a[j] * (theta - b[j])))
        P[:, j] = c[j] + (1 - c[j]) * S[:, j]
    slope = D * a[j] * (1 - c[j]) * S * (1 - S)
    return P, slope
