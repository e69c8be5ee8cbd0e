# style: time along the ray itself: slanted legs h / (v cos) and the way left on the interface, x minus the critical distance
def head_waves(offsets, thickness, velocity):
    def wave(k):
        v = velocity[k + 1]
        if v <= velocity[:k + 1].max():
            return np.full(len(offsets), np.inf)
        sin = velocity[:k + 1] / v
        cos = np.sqrt(1 - sin**2)
        legs = 2 * np.sum(thickness[:k + 1] / (velocity[:k + 1] * cos))
        rest = offsets - 2 * np.sum(thickness[:k + 1] * sin / cos)
        return np.where(rest >= 0, legs + rest / v, np.inf)

    head = np.array([wave(k) for k in range(len(thickness))])
    direct = offsets / velocity[0]
    branch = np.where(head.min(axis=0) < direct, head.argmin(axis=0) + 1, 0)
    return head, np.minimum(direct, head.min(axis=0)), branch
