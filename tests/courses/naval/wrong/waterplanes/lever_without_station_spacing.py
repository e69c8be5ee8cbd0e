# counted the levers in stations instead of metres
def waterplanes(offsets, h):
    count = offsets.shape[0]
    sm = np.where(np.arange(count) % 2 == 1, 4, 2)
    sm[0] = sm[-1] = 1
    lever = np.arange(count) - count // 2
    fa = (sm[:, None] * offsets).sum(0)
    fm = (sm[:, None] * lever[:, None] * offsets).sum(0)
    fi = (sm[:, None] * lever[:, None] ** 2 * offsets).sum(0)
    area = 2 / 3 * h * fa
    lcf = fm / fa
    it = 2 / 9 * h * (sm[:, None] * offsets**3).sum(0)
    il = 2 / 3 * h * fi - area * lcf**2
    return {"area": area, "lcf": lcf, "inertia_t": it, "inertia_l": il}
