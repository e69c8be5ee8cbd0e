# subtracted the middle point once instead of twice in the second difference
def advect(q, u, K, dx, dt, steps):
    states = [np.array(q)]
    for _ in range(steps):
        c = states[-1]
        w, e = np.roll(c, 1), np.roll(c, -1)
        backward = (c - w) / dx
        forward = (e - c) / dx
        transport = np.maximum(u, 0) * backward + np.minimum(u, 0) * forward
        diffusion = K * (w - c + e) / dx**2
        states.append(c + dt * (diffusion - transport))
    return np.stack(states, axis=1)
