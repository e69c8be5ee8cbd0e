# the refractor has to be faster only than the layer directly above it, not than all of them: below a slow layer the root of a negative number gives nan
def head_waves(offsets, thickness, velocity):
    head = np.empty((len(thickness), len(offsets)))
    for k in range(len(thickness)):
        if velocity[k + 1] <= velocity[k]:
            head[k] = np.inf
            continue
        p = 1.0 / velocity[k + 1]
        q = np.sqrt((1.0 / velocity[:k + 1]) ** 2 - p ** 2)
        t = p * offsets + 2 * (q * thickness[:k + 1]).sum()
        x_crit = 2 * (thickness[:k + 1] * p / q).sum()
        t[offsets < x_crit] = np.inf
        head[k] = t
    all_waves = np.vstack((offsets / velocity[0], head))
    return head, all_waves.min(0), all_waves.argmin(0)
