# what: off by one: the first loop begins at m - 2, so the newest pair never enters the loops
def lbfgs_direction(g, S, Y):
    sel = np.sum(S * Y, axis=1) > 0
    S, Y = S[sel], Y[sel]
    m = S.shape[0]
    alpha = np.zeros(m)
    q = g.copy()
    for i in range(m - 2, -1, -1):
        alpha[i] = np.dot(S[i], q) / np.dot(Y[i], S[i])
        q = q - alpha[i] * Y[i]
    if m > 0:
        q = np.dot(S[m - 1], Y[m - 1]) / np.dot(Y[m - 1], Y[m - 1]) * q
    for i in range(m - 1):
        beta = np.dot(Y[i], q) / np.dot(Y[i], S[i])
        q = q + (alpha[i] - beta) * S[i]
    return -q, -np.dot(g, q)
