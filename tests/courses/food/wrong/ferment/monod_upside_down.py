# put Ks instead of S on top of Monod's fraction
def ferment(sugar, yeast, temps, dt, p):
    tanks, steps = temps.shape
    S = np.zeros((tanks, steps + 1))
    X = np.zeros((tanks, steps + 1))
    P = np.zeros((tanks, steps + 1))
    for i in range(tanks):
        s, x, e = sugar[i], yeast[i], 0.0
        S[i, 0], X[i, 0] = s, x
        for j in range(steps):
            mu = p["mu"] * p["Q10"] ** ((temps[i, j] - 20) / 10)
            mu = mu * p["Ks"] / (p["Ks"] + s)
            mu = mu * max(1 - e / p["P_max"], 0)
            eaten = min(mu * x * dt / p["Y_yeast"], s)
            s = s - eaten
            x = x + p["Y_yeast"] * eaten - p["death"] * x * dt
            e = e + p["Y_ethanol"] * eaten
            S[i, j + 1], X[i, j + 1], P[i, j + 1] = s, x, e
    return S, X, P
