# did not subtract 20 C in the exponent of Q10
def ferment(sugar, yeast, temps, dt, p):
    mu_max, q10, ks, pmax = p["mu"], p["Q10"], p["Ks"], p["P_max"]
    n, m = temps.shape
    S, X, P = np.empty((n, m + 1)), np.empty((n, m + 1)), np.empty((n, m + 1))
    S[:, 0], X[:, 0], P[:, 0] = sugar, yeast, 0
    for t in range(m):
        mu = mu_max * q10 ** (temps[:, t] / 10) * S[:, t] / (ks + S[:, t])
        mu *= np.maximum(1 - P[:, t] / pmax, 0)
        dS = np.minimum(mu * X[:, t] / p["Y_yeast"] * dt, S[:, t])
        S[:, t + 1] = S[:, t] - dS
        X[:, t + 1] = X[:, t] + dS * p["Y_yeast"] - X[:, t] * p["death"] * dt
        P[:, t + 1] = P[:, t] + dS * p["Y_ethanol"]
    return S, X, P
