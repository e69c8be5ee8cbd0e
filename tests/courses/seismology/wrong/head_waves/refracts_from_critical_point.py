# the critical distance is taken off the way along the interface, although the intercept with eta has done that already: p * (x - x_crit)
def head_waves(offsets, thickness, velocity):
    head = np.full((len(thickness), len(offsets)), np.inf)
    for k in range(len(thickness)):
        V = velocity[k + 1]
        above = velocity[:k + 1]
        if np.any(above >= V):
            continue
        eta = np.sqrt(1 / above ** 2 - 1 / V ** 2)
        xcrit = 2 * np.sum(thickness[:k + 1] / V / eta)
        along = offsets - xcrit
        times = along / V + 2 * np.sum(thickness[:k + 1] * eta)
        head[k] = np.where(along >= 0, times, np.inf)
    allt = np.vstack([offsets / velocity[0], head])
    return head, allt.min(axis=0), allt.argmin(axis=0)
