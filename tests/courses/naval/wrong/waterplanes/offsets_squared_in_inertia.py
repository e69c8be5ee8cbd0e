# took the square of the half-breadths instead of the cube in the transverse second moment
def waterplanes(offsets, h):
    s = offsets.shape[0]
    simpson = np.ones(s)
    simpson[1:-1:2] = 4
    simpson[2:-1:2] = 2
    x = h * (np.arange(s) - (s - 1) / 2)
    area = 2 * h / 3 * (simpson @ offsets)
    moment = 2 * h / 3 * ((simpson * x) @ offsets)
    lcf = moment / area
    inertia_t = 2 / 3 * h / 3 * (simpson @ offsets**2)
    inertia_mid = 2 * h / 3 * ((simpson * x**2) @ offsets)
    inertia_l = inertia_mid - area * lcf**2
    return {"area": area, "lcf": lcf, "inertia_t": inertia_t, "inertia_l": inertia_l}
