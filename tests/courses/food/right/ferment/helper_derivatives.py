# right: a helper gives the changes of one step
def ferment(sugar, yeast, temps, dt, p):
    def changes(y, T):
        s, x, e = y
        brake = np.where(e > p["P_max"], 0, 1 - e / p["P_max"])
        growth = p["mu"] * p["Q10"] ** ((T - 20) / 10) * s / (s + p["Ks"]) * brake * x
        used = np.minimum(dt * growth / p["Y_yeast"], s)
        return np.array([-used, used * p["Y_yeast"] - dt * p["death"] * x, used * p["Y_ethanol"]])

    y = np.zeros((temps.shape[1] + 1, 3, temps.shape[0]))
    y[0, 0], y[0, 1] = sugar, yeast
    for t in range(temps.shape[1]):
        y[t + 1] = y[t] + changes(y[t], temps[:, t])
    return y[:, 0].T.copy(), y[:, 1].T.copy(), y[:, 2].T.copy()
