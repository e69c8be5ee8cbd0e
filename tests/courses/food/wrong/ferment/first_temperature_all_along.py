# used the temperature of the first step in all steps
def ferment(sugar, yeast, temps, dt, p):
    n, m = temps.shape
    S = [sugar]
    X = [yeast]
    P = [np.zeros(n)]
    mu = p["mu"] * p["Q10"] ** ((temps[:, 0] - 20) / 10)
    for t in range(m):
        slow = np.clip(1 - P[-1] / p["P_max"], 0, None)
        growth = mu * S[-1] / (p["Ks"] + S[-1]) * slow * X[-1]
        eaten = np.minimum(growth * dt / p["Y_yeast"], S[-1])
        dead = p["death"] * X[-1] * dt
        S.append(S[-1] - eaten)
        X.append(X[-1] + p["Y_yeast"] * eaten - dead)
        P.append(P[-1] + p["Y_ethanol"] * eaten)
    return np.array(S).T, np.array(X).T, np.array(P).T
