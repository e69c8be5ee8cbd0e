# the ice area is the share of the number of bands, not of the area
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    wgt = np.cos(np.deg2rad(lat)) / np.sum(np.cos(np.deg2rad(lat)))
    T = np.array(T0)
    states = [T]
    for sk in S:
        net = zonal_budget(T, lat, sk, A, B)[1]
        T = T + dt / C * (net + D * (wgt @ T - T))
        states.append(T)
    history = np.array(states).transpose()
    return history, wgt @ history, np.mean(history < T_ICE, axis=0)
