# what: the second loop takes the coefficients in the order of the first, so they belong to other pairs
def lbfgs_direction(g, S, Y):
    S2, Y2 = [], []
    for s, y in zip(S, Y):
        if np.dot(s, y) > 0:
            S2.append(s)
            Y2.append(y)
    m = len(S2)
    q = g.copy()
    alpha = []
    for i in range(m - 1, -1, -1):
        alpha.append(np.dot(S2[i], q) / np.dot(Y2[i], S2[i]))
        q = q - alpha[-1] * Y2[i]
    r = q
    if m:
        r = np.dot(S2[-1], Y2[-1]) / np.dot(Y2[-1], Y2[-1]) * q
    for i in range(m):
        beta = np.dot(Y2[i], r) / np.dot(Y2[i], S2[i])
        r = r + S2[i] * (alpha[i] - beta)
    return -r, np.dot(g, -r)
