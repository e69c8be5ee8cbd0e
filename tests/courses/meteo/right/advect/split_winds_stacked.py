def advect(q, u, K, dx, dt, steps):
    states = [np.array(q)]
    west_wind, east_wind = np.maximum(u, 0), np.minimum(u, 0)
    for _ in range(steps):
        c = states[-1]
        forward = (np.roll(c, -1) - c) / dx
        backward = np.roll(forward, 1)
        tendency = K * (forward - backward) / dx - west_wind * backward - east_wind * forward
        states.append(c + dt * tendency)
    return np.stack(states, axis=1)
