# from the genotypes: who survives, and which gametes each parent makes, by loops over pairs of gametes
def gametes_of(i, j, c):
    out = np.zeros(4)
    if {i, j} == {0, 3} or {i, j} == {1, 2}:
        other = {1, 2} if {i, j} == {0, 3} else {0, 3}
        for k in (i, j):
            out[k] += (1 - c) / 2
        for k in other:
            out[k] += c / 2
    else:
        out[i] += 0.5
        out[j] += 0.5
    return out


def hitchhike(x, W, c, T):
    X = np.zeros((T + 1, 4))
    X[0] = x
    w_bar = np.zeros(T)
    for t in range(T):
        for i in range(4):
            for j in range(4):
                survivors = X[t, i] * X[t, j] * W[i, j]
                w_bar[t] += survivors
                X[t + 1] += survivors * gametes_of(i, j, c)
        X[t + 1] /= w_bar[t]
    pA = X[:, 0] + X[:, 1]
    return pA, X[:, 0] + X[:, 2], X[:, 0] - pA * (X[:, 0] + X[:, 2]), w_bar
