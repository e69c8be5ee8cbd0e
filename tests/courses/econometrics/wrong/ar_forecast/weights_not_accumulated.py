# the error h steps ahead is s times the absolute value of the last weight alone, the squares are not added up
def ar_forecast(y, p, steps):
    T = len(y)
    M = np.vstack([np.ones(T - p)] + [y[p - j : T - j] for j in range(1, p + 1)]).T
    coef = np.linalg.pinv(M) @ y[p:]
    e = y[p:] - M @ coef
    s = np.sqrt(e @ e / (T - 2 * p - 1))
    z = list(y)
    weights = [1.0]
    for h in range(steps):
        z.append(coef[0] + np.dot(coef[1:], z[: -p - 1 : -1]))
        acc = 0.0
        for j in range(1, p + 1):
            if h + 1 - j >= 0:
                acc += coef[j] * weights[h + 1 - j]
        weights.append(acc)
    psi = np.array(weights[:steps])
    return coef, np.array(z[T:]), s * np.sqrt(psi**2)
