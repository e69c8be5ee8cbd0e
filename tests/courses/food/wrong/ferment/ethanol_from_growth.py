# made the ethanol out of the growth of yeast instead of the sugar that is eaten
def ferment(sugar, yeast, temps, dt, p):
    n, m = temps.shape
    factor = p["Q10"] ** ((temps - 20) / 10)
    S, X, P = (np.zeros((n, m + 1)) for _ in range(3))
    S[:, 0] = sugar
    X[:, 0] = yeast
    for k in range(m):
        s, x, e = S[:, k], X[:, k], P[:, k]
        mu = p["mu"] * factor[:, k] * s / (s + p["Ks"])
        mu = mu * np.maximum(0, 1 - e / p["P_max"])
        grown = np.minimum(mu * x * dt, p["Y_yeast"] * s)
        S[:, k + 1] = s - grown / p["Y_yeast"]
        X[:, k + 1] = x + grown - p["death"] * x * dt
        P[:, k + 1] = e + p["Y_ethanol"] * grown
    return S, X, P
