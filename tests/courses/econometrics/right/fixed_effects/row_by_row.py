# pure loops over rows and pairs of rows of the same unit
def fixed_effects(y, X, unit):
    n, k = X.shape
    G = len(set(unit.tolist()))
    Xd = [X[j] - np.mean([X[i] for i in range(n) if unit[i] == unit[j]], axis=0) for j in range(n)]
    yd = [y[j] - np.mean([y[i] for i in range(n) if unit[i] == unit[j]]) for j in range(n)]
    XX, Xy = np.zeros((k, k)), np.zeros(k)
    for a, b in zip(Xd, yd):
        XX += np.outer(a, a)
        Xy += a * b
    coef = np.linalg.solve(XX, Xy)
    e = [b - a @ coef for a, b in zip(Xd, yd)]
    meat = np.zeros((k, k))
    for i in range(n):
        for j in range(n):
            if unit[i] == unit[j]:
                meat += e[i] * e[j] * np.outer(Xd[i], Xd[j])
    V = np.linalg.solve(XX, np.linalg.solve(XX, meat).T)
    effects = []
    for g in range(G):
        rows = [j for j in range(n) if unit[j] == g]
        effects.append(sum(y[j] - X[j] @ coef for j in rows) / len(rows))
    return coef, np.sqrt(G / (G - 1) * np.diag(V)), np.array(effects)
