# the length of the step is missing: each step is a whole year
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    phi = np.deg2rad(lat)
    w = np.cos(phi) / sum(np.cos(phi))
    temps = [np.asarray(T0)]
    for k in range(len(S)):
        t = temps[-1]
        budget = zonal_budget(t, lat, S[k], A, B)[1] + D * (np.sum(w * t) - t)
        temps.append(t + budget / C)
    H = np.stack(temps, axis=1)
    return H, (w[:, None] * H).sum(axis=0), (w[:, None] * (H < T_ICE)).sum(axis=0)
