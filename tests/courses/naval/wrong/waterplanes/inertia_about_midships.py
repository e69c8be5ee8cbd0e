# gave the longitudinal second moment about midships instead of the centre of flotation
def waterplanes(offsets, h):
    s, w = offsets.shape
    area = np.zeros(w)
    lcf = np.zeros(w)
    inertia_t = np.zeros(w)
    inertia_l = np.zeros(w)
    for j in range(w):
        for i in range(s):
            if i == 0 or i == s - 1:
                m = 1
            elif i % 2:
                m = 4
            else:
                m = 2
            y = offsets[i, j]
            x = (i - (s - 1) / 2) * h
            area[j] += 2 * h / 3 * m * y
            lcf[j] += 2 * h / 3 * m * y * x
            inertia_t[j] += 2 / 9 * h * m * y**3
            inertia_l[j] += 2 * h / 3 * m * y * x**2
        lcf[j] /= area[j]
    return {"area": area, "lcf": lcf, "inertia_t": inertia_t, "inertia_l": inertia_l}
