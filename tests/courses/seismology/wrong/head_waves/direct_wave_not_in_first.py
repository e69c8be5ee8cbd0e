# the first arrival is looked for among the head waves only: the direct wave is no candidate, neither for first nor for branch
def head_waves(offsets, thickness, velocity):
    head = np.full((len(thickness), len(offsets)), np.inf)
    for k in range(len(thickness)):
        a, b = velocity[:k + 1], velocity[k + 1]
        if np.max(a) < b:
            s = np.sqrt(1 / a**2 - 1 / b**2)
            xc = 2 * np.sum(thickness[:k + 1] / (b * s))
            t = offsets / b + 2 * np.sum(thickness[:k + 1] * s)
            head[k] = np.where(offsets >= xc, t, np.inf)
    first = head.min(axis=0)
    branch = head.argmin(axis=0) + 1
    return head, first, branch
