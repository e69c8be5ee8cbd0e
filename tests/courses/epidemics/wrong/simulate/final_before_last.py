# returns the state before the last step as the final one
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    trajectory = [state]
    for k in range(steps):
        step1 = np.pi * 2 * k * dt
        phi = step1 / 365
        season_factor = np.cos(phi) * season + 1
        nxt, _ = seir_step(trajectory[-1], C, beta * season_factor, sigma, gamma, dt)
        trajectory.append(nxt)
    S = np.stack([cur[0] for cur in trajectory], axis=1)
    infected = S[:, :-1] - S[:, 1:]
    ar = (S[:, 0] - S[:, -1]) / trajectory[0].sum(axis=0)
    return (infected / dt, trajectory[-2], ar)
