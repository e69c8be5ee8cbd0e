# the direct wave runs with the mean velocity of all layers instead of the velocity of the uppermost one
def head_waves(offsets, thickness, velocity):
    m = len(offsets)
    head = np.full((len(thickness), m), np.inf)
    for k in range(len(thickness)):
        above, below = velocity[:k + 1], velocity[k + 1]
        if below > above.max():
            cos_t = np.sqrt(1 - (above / below) ** 2)
            tan_t = (above / below) / cos_t
            t_int = np.sum(2 * thickness[:k + 1] * cos_t / above)
            x_int = np.sum(2 * thickness[:k + 1] * tan_t)
            for j in range(m):
                head[k, j] = t_int + offsets[j] / below if offsets[j] >= x_int else np.inf
    v_mean = np.mean(velocity[:-1])
    t_all = np.vstack([offsets / v_mean, head])
    return head, t_all.min(axis=0), t_all.argmin(axis=0)
