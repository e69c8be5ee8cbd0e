# head waves that do not exist have the time 0 instead of infinity, and so are the first to arrive
def head_waves(offsets, thickness, velocity):
    head = np.zeros((len(thickness), len(offsets)))
    for k in range(len(thickness)):
        if velocity[k + 1] > np.max(velocity[:k + 1]):
            p = 1 / velocity[k + 1]
            eta = np.sqrt(velocity[:k + 1] ** (-2.0) - p * p)
            xc = 2 * np.sum(p * thickness[:k + 1] / eta)
            head[k] = (offsets >= xc) * (p * offsets + 2 * np.sum(eta * thickness[:k + 1]))
    t = np.vstack([offsets / velocity[0], head])
    return head, t.min(axis=0), t.argmin(axis=0)
