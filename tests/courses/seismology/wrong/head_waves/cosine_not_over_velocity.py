# the intercept sums h times the cosine of the angle, without dividing by the velocity of the layer
def head_waves(offsets, thickness, velocity):
    head = np.ones((len(thickness), len(offsets))) * np.inf
    for k in range(len(thickness)):
        vmax = velocity[k + 1]
        layers = list(range(k + 1))
        if any(velocity[i] >= vmax for i in layers):
            continue
        angle = [np.arcsin(velocity[i] / vmax) for i in layers]
        intercept = 2 * sum(thickness[i] * np.cos(angle[i]) for i in layers)
        critical = 2 * sum(thickness[i] * np.tan(angle[i]) for i in layers)
        t = offsets / vmax + intercept
        head[k] = np.where(offsets >= critical, t, np.inf)
    cand = np.vstack([offsets / velocity[0], head])
    return head, cand.min(axis=0), cand.argmin(axis=0)
