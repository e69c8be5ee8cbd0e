# head waves are said to exist only where they come before the direct wave (crossover distance), not from the critical distance on
def head_waves(offsets, thickness, velocity):
    direct = offsets / velocity[0]
    head = np.full((len(thickness), len(offsets)), np.inf)
    for k in range(len(thickness)):
        if velocity[k + 1] > velocity[:k + 1].max():
            eta = np.sqrt(1 / velocity[:k + 1] ** 2 - 1 / velocity[k + 1] ** 2)
            t = offsets / velocity[k + 1] + 2 * (thickness[:k + 1] * eta).sum()
            head[k] = np.where(t <= direct, t, np.inf)
    waves = np.vstack([direct, head])
    return head, waves.min(axis=0), waves.argmin(axis=0)
