# two mistakes: v2 uses the circulations of the step's start, and lowest holds the highest vortex's height
def wake_descent(start, gamma, core, tau, dt, steps):
    pos, cir = [start.copy()], [gamma.copy()]
    for k in range(steps):
        p, g = pos[-1], cir[-1]
        both_g = np.concatenate([g, -g])
        k1 = induced_velocity(p, np.concatenate([p, p * np.array([1, -1])]), both_g, core)
        p1 = p + dt * k1
        k2 = induced_velocity(p1, np.concatenate([p1, p1 * np.array([1, -1])]), both_g, core)
        pos.append(p + dt / 2 * (k1 + k2))
        cir.append(g * np.exp(-dt / tau))
    path = np.stack(pos, axis=2)
    return path, np.stack(cir, axis=1), path[:, 1].max(axis=0)
