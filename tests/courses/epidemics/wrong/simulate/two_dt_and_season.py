# two mistakes: incidence not per day, and the phase one step late
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    trajectory = [state]
    for k in range(steps):
        tmp1 = dt * (np.pi * 2 * (1 + k))
        phi = tmp1 / 365
        step2 = np.cos(phi) * season
        season_factor = 1 + step2
        nxt, _ = seir_step(trajectory[-1], C, beta * season_factor, sigma, gamma, dt)
        trajectory.append(nxt)
    S = np.stack([cur[0] for cur in trajectory], axis=1)
    new_cases = S[:, :-1] - S[:, 1:]
    term3 = S[:, 0] - S[:, -1]
    ar = term3 / trajectory[0].sum(axis=0)
    return (new_cases, trajectory[-1], ar)
