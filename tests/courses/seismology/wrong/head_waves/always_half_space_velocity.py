# all head waves get the ray parameter of the half-space, 1 / velocity[-1], instead of that of what lies below layer k
def head_waves(offsets, thickness, velocity):
    p = 1 / velocity[-1]
    head = np.full((len(thickness), len(offsets)), np.inf)
    for k in range(len(thickness)):
        if np.all(velocity[k + 1] > velocity[:k + 1]):
            root = np.sqrt(1 / velocity[:k + 1] ** 2 - p ** 2)
            start = 2 * np.sum(thickness[:k + 1] * p / root)
            value = p * offsets + 2 * np.sum(thickness[:k + 1] * root)
            head[k] = np.where(offsets >= start, value, np.inf)
    lines = np.vstack([offsets / velocity[0], head])
    return head, lines.min(axis=0), lines.argmin(axis=0)
