# what: two loops over persons and items, the derivative by the quotient rule
def item_curves(theta, a, b, c):
    n, k = len(theta), len(a)
    P = np.zeros((n, k))
    slope = np.zeros((n, k))
    for i in range(n):
        for j in range(k):
            e = np.exp(-D * a[j] * (theta[i] - b[j]))
            P[i, j] = c[j] + (1 - c[j]) / (1 + e)
            slope[i, j] = (1 - c[j]) * D * a[j] * e / (1 + e) ** 2
    return P, slope
