# sine instead of cosine
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    trajectory = [state]
    for k in range(steps):
        step1 = dt * (2 * np.pi * k)
        phi = step1 / 365
        season_factor = season * np.sin(phi) + 1
        nxt, _ = seir_step(trajectory[-1], C, beta * season_factor, sigma, gamma, dt)
        trajectory.append(nxt)
    S = np.stack([cur[0] for cur in trajectory], axis=1)
    new_cases = S[:, :-1] - S[:, 1:]
    aux2 = S[:, 0] - S[:, -1]
    attack = aux2 / trajectory[0].sum(axis=0)
    return (new_cases / dt, trajectory[-1], attack)
