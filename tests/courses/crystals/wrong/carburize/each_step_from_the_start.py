# each step begins from the initial profile c0 instead of the profile of the step before
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    n, m = c0.shape[0], T.shape[0]
    profile, flow, depth = np.zeros((n, m)), np.zeros(m), np.zeros(m)
    for t in range(m):
        fourier = D0 * np.exp(-Q / (R_GAS * T[t])) * dt / dx**2
        before = np.copy(c0)
        before[0] = c_surface[t]
        after = np.copy(before)
        for i in range(1, n - 1):
            after[i] = (1 - 2 * fourier) * before[i] + fourier * (before[i - 1] + before[i + 1])
        after[n - 1] = (1 - 2 * fourier) * before[n - 1] + 2 * fourier * before[n - 2]
        flow[t] = fourier * dx * (before[0] - before[1])
        profile[:, t] = after
        low = [i for i in range(n) if after[i] < c_case][0]
        if low > 0:
            slope = (after[low] - after[low - 1]) / dx
            depth[t] = (low - 1) * dx + (c_case - after[low - 1]) / slope
    return profile, np.cumsum(flow), depth
