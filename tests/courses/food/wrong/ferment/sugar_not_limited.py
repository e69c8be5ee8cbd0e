# let the yeast eat more sugar than there is
def ferment(sugar, yeast, temps, dt, p):
    """Fermentation of several tanks, hour by hour, by explicit Euler steps.

    sugar, yeast: sugar and yeast at the start in g/L, shape (n,), one number a tank
    temps: temperature of each tank in each step in C, shape (n, m)
    dt: length of a step in hours
    p: dictionary of numbers: mu (growth rate at 20 C in 1/h), Q10, Ks (g/L),
        P_max (g/L), Y_yeast (g yeast for each g sugar), Y_ethanol (g ethanol for
        each g sugar), death (1/h)

    returns: S, X, P
        S, X, P: sugar, yeast and ethanol in g/L, shape (n, m + 1), the start included;
            there is no ethanol at the start
    """
    n, m = temps.shape
    S, X, P = np.zeros((n, m + 1)), np.zeros((n, m + 1)), np.zeros((n, m + 1))
    S[:, 0], X[:, 0] = sugar, yeast
    for t in range(m):
        rate = p["mu"] * p["Q10"] ** ((temps[:, t] - 20) / 10)
        inhibition = np.maximum(1 - P[:, t] / p["P_max"], 0)
        growth = rate * S[:, t] / (p["Ks"] + S[:, t]) * inhibition * X[:, t]
        eaten = growth * dt / p["Y_yeast"]
        S[:, t + 1] = S[:, t] - eaten
        X[:, t + 1] = X[:, t] + p["Y_yeast"] * eaten - p["death"] * X[:, t] * dt
        P[:, t + 1] = P[:, t] + p["Y_ethanol"] * eaten
    return S, X, P
