# a list of states, stacked at the end; np.average for all means
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    w = np.cos(np.radians(lat))
    states = [np.array(T0, dtype=float)]
    for s in S:
        T = states[-1]
        gain = zonal_budget(T, lat, s, A, B)[1] + D * np.average(T, weights=w) - D * T
        states.append(T + gain * dt / C)
    H = np.stack(states, axis=1)
    return H, np.average(H, axis=0, weights=w), np.average(H < T_ICE, axis=0, weights=w)
