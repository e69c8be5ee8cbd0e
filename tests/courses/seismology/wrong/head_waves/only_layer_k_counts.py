# only layer k contributes to the intercept and to the critical distance: the layers above it are forgotten
def head_waves(offsets, thickness, velocity):
    n, m = thickness.shape[0], offsets.shape[0]
    head = np.full((n, m), np.inf)
    fastest = velocity[0]
    for k in range(n):
        fastest = max(fastest, velocity[k])
        v1, v2, h = velocity[k], velocity[k + 1], thickness[k]
        if v2 <= fastest:
            continue
        ic = np.arcsin(v1 / v2)
        xcrit = 2 * h * np.tan(ic)
        ti = 2 * h * np.cos(ic) / v1
        for j, x in enumerate(offsets):
            if x >= xcrit:
                head[k, j] = ti + x / v2
    direct = offsets / velocity[0]
    tmp = np.concatenate([[direct], head])
    return head, tmp.min(axis=0), tmp.argmin(axis=0)
