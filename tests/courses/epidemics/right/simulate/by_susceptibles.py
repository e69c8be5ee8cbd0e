def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    trajectory = [state]
    for k in range(steps):
        angle = 2 * np.pi * k * dt / 365
        season_factor = 1 + season * np.cos(angle)
        after, _ = seir_step(trajectory[-1], C, beta * season_factor, sigma, gamma, dt)
        trajectory.append(after)
    S = np.stack([x[0] for x in trajectory], axis=1)
    infected = S[:, :-1] - S[:, 1:]
    attack = (S[:, 0] - S[:, -1]) / trajectory[0].sum(axis=0)
    return infected / dt, trajectory[-1], attack
