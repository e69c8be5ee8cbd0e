# right: one array of states, ethanol from the sugar that is gone
def ferment(sugar, yeast, temps, dt, p):
    n, m = temps.shape
    S, X = np.zeros((n, m + 1)), np.zeros((n, m + 1))
    S[:, 0], X[:, 0] = sugar, yeast
    warm = np.exp(np.log(p["Q10"]) * (temps - 20) / 10)
    for t in range(m):
        ethanol = p["Y_ethanol"] * (sugar - S[:, t])
        left = np.clip((p["P_max"] - ethanol) / p["P_max"], 0, 1)
        mu = p["mu"] * warm[:, t] * left / (1 + p["Ks"] / np.where(S[:, t] > 0, S[:, t], 1)) * (S[:, t] > 0)
        grown = np.minimum(mu * X[:, t] * dt, p["Y_yeast"] * S[:, t])
        S[:, t + 1] = np.maximum(S[:, t] - grown / p["Y_yeast"], 0)
        X[:, t + 1] = (1 - dt * p["death"]) * X[:, t] + grown
    return S, X, p["Y_ethanol"] * (sugar[:, None] - S)
