# the slanted parts take h / (v cos) each, and the way along the interface is the whole offset: the critical distance is not subtracted from it
def head_waves(offsets, thickness, velocity):
    head = np.full((len(thickness), len(offsets)), np.inf)
    for k in range(len(thickness)):
        vr = velocity[k + 1]
        if vr <= velocity[:k + 1].max():
            continue
        down_up = 0.0
        x_crit = 0.0
        for h, v in zip(thickness[:k + 1], velocity[:k + 1]):
            i = np.arcsin(v / vr)
            down_up += 2 * h / (v * np.cos(i))
            x_crit += 2 * h * np.tan(i)
        far = offsets >= x_crit
        head[k, far] = down_up + offsets[far] / vr
    c = np.vstack([offsets / velocity[0], head])
    return head, c.min(axis=0), c.argmin(axis=0)
