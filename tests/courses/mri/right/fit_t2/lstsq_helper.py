# a helper that solves the scaled design matrix for ln S0 and the rate
def weighted_line(t, a):
    X = np.column_stack([np.ones_like(t), -t]) * a[:, None]
    return np.linalg.lstsq(X, np.log(a) * a, rcond=None)[0]


def fit_t2(echoes, TE, sigma):
    T2, S0, used = [], [], []
    for train in echoes:
        bad = [j for j, e in enumerate(train) if not e > 3 * sigma]
        k = bad[0] if bad else len(train)
        used.append(k)
        if k >= 2:
            c, rate = weighted_line(TE[:k], np.sqrt(train[:k] ** 2 - 2 * sigma**2))
            T2.append(1 / rate)
            S0.append(np.exp(c))
        else:
            T2.append(0.0)
            S0.append(0.0)
    return {"T2": np.array(T2), "S0": np.array(S0), "used": np.array(used)}
