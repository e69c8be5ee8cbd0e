# the circulations grow: the minus sign of the decay's exponent is missing
def wake_descent(start, gamma, core, tau, dt, steps):
    factor = np.exp(dt / tau)
    z, g = start, gamma
    track, strengths = [z], [g]

    def field(pos, s):
        images = np.stack([pos[:, 0], -pos[:, 1]], axis=1)
        return induced_velocity(pos, np.concatenate((pos, images)), np.concatenate((s, -s)), core)

    while len(track) <= steps:
        first = field(z, g)
        g = g * factor
        second = field(z + dt * first, g)
        z = z + dt * (first + second) / 2
        track.append(z)
        strengths.append(g)
    path = np.stack(track, axis=2)
    return path, np.stack(strengths, axis=1), path[:, 1].min(axis=0)
