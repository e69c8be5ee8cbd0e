# cubed the integral of the half-breadths instead of the half-breadths
def waterplanes(offsets, h):
    k = offsets.shape[0]
    m = np.ones(k)
    for i in range(1, k - 1):
        m[i] = 4 if i % 2 == 1 else 2
    xs = np.arange(k) * h - (k - 1) * h / 2
    integral = h / 3 * np.dot(m, offsets)
    first = h / 3 * np.dot(m * xs, offsets)
    second = h / 3 * np.dot(m * xs**2, offsets)
    area = 2 * integral
    lcf = 2 * first / area
    inertia_t = 2 / 3 * integral**3
    inertia_l = 2 * second - area * lcf**2
    return {"area": area, "lcf": lcf, "inertia_t": inertia_t, "inertia_l": inertia_l}
