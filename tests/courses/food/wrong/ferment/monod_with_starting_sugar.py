# used the sugar at the start in Monod's law instead of what is left
def ferment(sugar, yeast, temps, dt, p):
    n, m = temps.shape
    S = np.zeros((n, m + 1))
    X = np.zeros((n, m + 1))
    P = np.zeros((n, m + 1))
    for i in range(n):
        S[i, 0] = sugar[i]
        X[i, 0] = yeast[i]
        for t in range(m):
            warm = p["Q10"] ** ((temps[i, t] - 20) / 10)
            inhibited = max(0.0, 1 - P[i, t] / p["P_max"])
            growth = p["mu"] * warm * inhibited * sugar[i] / (p["Ks"] + sugar[i]) * X[i, t]
            need = growth * dt / p["Y_yeast"]
            if need > S[i, t]:
                need = S[i, t]
            S[i, t + 1] = S[i, t] - need
            X[i, t + 1] = X[i, t] + need * p["Y_yeast"] - p["death"] * dt * X[i, t]
            P[i, t + 1] = P[i, t] + need * p["Y_ethanol"]
    return S, X, P
