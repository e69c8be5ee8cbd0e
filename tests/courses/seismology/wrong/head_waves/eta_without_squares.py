# the vertical slowness is taken as 1/v - p, without squares and root
def head_waves(offsets, thickness, velocity):
    u = 1.0 / velocity
    n = len(thickness)
    head = np.full((n, len(offsets)), np.inf)
    for k in range(n):
        p = u[k + 1]
        if np.all(u[:k + 1] > p):
            vert = u[:k + 1] - p
            x0 = 2.0 * np.sum(thickness[:k + 1] * p / vert)
            mask = offsets >= x0
            head[k, mask] = p * offsets[mask] + 2.0 * np.sum(thickness[:k + 1] * vert)
    times = np.vstack([u[0] * offsets, head])
    first = np.min(times, axis=0)
    branch = np.argmin(times, axis=0)
    return head, first, branch
