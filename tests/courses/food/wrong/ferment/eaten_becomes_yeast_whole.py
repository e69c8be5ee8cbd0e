# added all eaten sugar to the yeast without its yield
def ferment(sugar, yeast, temps, dt, p):
    def step(s, x, e, T):
        rate = p["mu"] * p["Q10"] ** ((T - 20) / 10) * s / (p["Ks"] + s)
        rate *= np.where(e < p["P_max"], 1 - e / p["P_max"], 0)
        used = rate * x * dt / p["Y_yeast"]
        used = np.where(used > s, s, used)
        return s - used, x + used - p["death"] * x * dt, e + p["Y_ethanol"] * used

    state = (sugar, yeast, np.zeros(len(sugar)))
    history = [state]
    for T in temps.T:
        state = step(*state, T)
        history.append(state)
    S, X, P = np.transpose(np.array(history), (1, 2, 0))
    return S, X, P
