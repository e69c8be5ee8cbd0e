def waterplanes(offsets, h):
    s, w = offsets.shape
    area, moment, it, il = np.zeros(w), np.zeros(w), np.zeros(w), np.zeros(w)
    for i in range(s):
        m = 1 if i in (0, s - 1) else (4 if i % 2 else 2)
        x = (i - s // 2) * h
        y = offsets[i]
        area += m * y
        moment += m * x * y
        it += m * y**3 / 3
        il += m * x * x * y
    area, moment, it, il = (2 * h / 3 * q for q in (area, moment, it, il))
    lcf = moment / area
    return {"area": area, "lcf": lcf, "inertia_t": it, "inertia_l": il - moment**2 / area}
