# two mistakes: the factor G/(G-1) is missing, and the effects are the sums over a unit's observations instead of the means
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    who = [np.where(unit == g)[0] for g in range(G)]
    Xc, yc = X.copy(), y.copy()
    for w in who:
        Xc[w] -= X[w].mean(axis=0)
        yc[w] -= y[w].mean()
    XXi = np.linalg.inv(Xc.T @ Xc)
    beta = XXi @ (Xc.T @ yc)
    e = yc - Xc @ beta
    middle = sum(np.outer(Xc[w].T @ e[w], Xc[w].T @ e[w]) for w in who)
    se = np.sqrt(np.diag(XXi @ middle @ XXi))
    a = np.array([sum(y[j] - X[j] @ beta for j in w) for w in who])
    return beta, se, a
