# two mistakes: it begins at E_L instead of V0, and the input is divided by R instead of multiplied
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    dep = np.zeros(len(V0))  # depolarization above rest
    theta, reset = V_th - E_L, V_reset - E_L
    blocked_until = np.full(len(V0), -1)
    volts, events = [], []
    for t, cur in enumerate(I.T):
        blocked = t <= blocked_until
        dep = dep + (dt / tau) * (cur / R - dep)
        dep[blocked] = reset
        ev = ~blocked & (dep >= theta)
        dep[ev] = reset
        blocked_until[ev] = t + n_ref
        volts.append(dep + E_L)
        events.append(ev.astype(float))
    return np.transpose(volts), np.transpose(events)
