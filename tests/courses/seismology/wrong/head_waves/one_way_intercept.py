# the intercept time counts each layer only once: the factor 2 for down and up is missing in the time (the critical distance has it)
def head_waves(offsets, thickness, velocity):
    n = thickness.size
    m = offsets.size
    head = np.inf * np.ones((n, m))
    for k in range(n):
        v_ref = velocity[k + 1]
        v_up = velocity[:k + 1]
        if np.any(v_up >= v_ref):
            continue
        vertical = np.sqrt(v_up ** -2.0 - v_ref ** -2.0)
        tan_i = (1 / v_ref) / vertical
        xc = 2 * thickness[:k + 1] @ tan_i
        delay = thickness[:k + 1] @ vertical
        good = offsets >= xc
        head[k, good] = offsets[good] / v_ref + delay
    everything = np.concatenate((offsets[None, :] / velocity[0], head), axis=0)
    return head, everything.min(axis=0), everything.argmin(axis=0)
