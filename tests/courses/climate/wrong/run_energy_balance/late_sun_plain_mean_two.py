# two mistakes: each step uses the solar constant of the step before, and the mean that is returned is not weighted with the area
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    a = np.cos(np.deg2rad(lat))
    a = a / a.sum()
    suns = [S[0]] + list(S[:-1])
    T = T0
    hist = [T]
    for sun in suns:
        net = zonal_budget(T, lat, sun, A, B)[1]
        T = T + dt / C * (net + D * ((a * T).sum() - T))
        hist.append(T)
    hist = np.array(hist).T
    return hist, np.mean(hist, axis=0), a @ (hist < T_ICE)
